import { selectAddedTitle, selectBasketCount, selectBasketNotice } from '@/store/basket';
import { appResumed } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { openBasket, variants } from '@/tests/support/buy/basketBrowser';

const { phone, charger } = variants;

describe('a notice that the server sends once', () => {
  test('stays when the drawer opens and loads again, and goes when it closes', async () => {
    const { tab, rest, shop } = await openBasket({ lines: { [phone]: 4 } });
    shop.setStock(phone, 2);
    tab.store.dispatch(appResumed());
    await rest();
    tab.store.dispatch(overlayOpened('basket'));
    await rest();
    expect(selectBasketNotice(tab.store.getState())).toBe('موجودی کم شد.');
    tab.store.dispatch(overlayClosed());
    expect(selectBasketNotice(tab.store.getState())).toBeNull();
  });

  test('is named by pages that load later, until the shopper has acknowledged it', async () => {
    const { tab, openTab, rest, shop } = await openBasket({ lines: { [phone]: 4 } });
    shop.setStock(phone, 2);
    tab.store.dispatch(appResumed());
    await rest();
    const later = openTab();
    await rest();
    expect(selectBasketNotice(later.store.getState())).toBe('موجودی کم شد.');
    later.store.dispatch(overlayClosed());
    await rest();
    const last = openTab();
    await rest();
    expect(selectBasketNotice(last.store.getState())).toBeNull();
  });

  test('disappears when the shopper changes a line', async () => {
    const { tab, rest, shop } = await openBasket({ lines: { [phone]: 4 } });
    shop.setStock(phone, 2);
    tab.store.dispatch(appResumed());
    await rest();
    tab.step(phone, -1);
    await rest();
    expect(selectBasketNotice(tab.store.getState())).toBeNull();
  });
});

describe('the announcement of an addition in the drawer', () => {
  test('names the product until it closes', async () => {
    const { tab, rest } = await openBasket({ desktop: true });
    tab.add(phone);
    await rest();
    expect(selectOverlay(tab.store.getState())).toBe('basket');
    expect(selectAddedTitle(tab.store.getState())).toBe('کالای 1');
    tab.store.dispatch(overlayClosed());
    expect(selectAddedTitle(tab.store.getState())).toBeNull();
  });
});

describe('a change without an answer', () => {
  test.each(['answerLost', 'answerLate'] as const)(
    '%s: a change the server did make is no failure, and the screen never goes back',
    async (wrong) => {
      const { tab, rest, fates } = await openBasket({ lines: { [phone]: 2 } });
      fates.push({ wrong });
      const seen = new Set<number>();
      tab.step(phone, 1);
      tab.store.subscribe(() => seen.add(selectBasketCount(tab.store.getState())));
      await rest();
      expect([...seen]).toEqual([3]);
      expect(tab.toasts()).toEqual([]);
    },
  );

  test('is announced when the server made the first addition', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [charger]: 1 } });
    fates.push({ wrong: 'answerLost' });
    tab.add(phone);
    await rest();
    expect(tab.lines()).toEqual({ [phone]: 1, [charger]: 1 });
    expect(tab.toasts()).toEqual(['success: به سبد افزوده شد']);
  });

  test('is replaced by a newer change', async () => {
    const { tab, rest, fates, onServer } = await openBasket({ lines: { [phone]: 1 } });
    fates.push({ wrong: 'requestLost' });
    tab.step(phone, 1);
    tab.step(phone, 1);
    await rest();
    expect(onServer()).toEqual({ [phone]: 3 });
    expect(tab.toasts()).toEqual([]);
  });

  test('shows an empty basket without a message when the server emptied it', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [phone]: 2 } });
    fates.push({ wrong: 'answerLost' });
    const seen = new Set<number>();
    tab.clear();
    tab.store.subscribe(() => seen.add(selectBasketCount(tab.store.getState())));
    await rest();
    expect([...seen]).toEqual([0]);
    expect(tab.toasts()).toEqual([]);
  });

  test('shows an empty basket when it is gone on the server', async () => {
    const { tab, rest, shop } = await openBasket({ lines: { [phone]: 2 } });
    shop.carts.clear();
    tab.clear();
    await rest();
    expect(tab.lines()).toEqual({});
    expect(tab.toasts()).toEqual([]);
  });
});

test('takes over the basket that another tab created while the page was in the back-forward cache', async () => {
  const { tab, rest, shop, browser } = await openBasket();
  browser.storeCartId(shop.make({ [phone]: 2 }));
  tab.store.dispatch(appResumed());
  await rest();
  expect(tab.lines()).toEqual({ [phone]: 2 });
});
