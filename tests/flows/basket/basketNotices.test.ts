import { selectAddedTitle, selectBasketCount, selectBasketNotice } from '@/store/basket';
import { appResumed } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { goods, openBasket } from '../../support/basketBrowser';

const { phone, charger } = goods;

describe('what the server says once', () => {
  test('is still there when the drawer opens and asks again, and gone when it closes', async () => {
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

  test('goes when the shopper changes a line', async () => {
    const { tab, rest, shop } = await openBasket({ lines: { [phone]: 4 } });
    shop.setStock(phone, 2);
    tab.store.dispatch(appResumed());
    await rest();
    tab.step(phone, -1);
    await rest();
    expect(selectBasketNotice(tab.store.getState())).toBeNull();
  });
});

describe('what the drawer says of an addition', () => {
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

describe('an answer that never came', () => {
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

  test('a first addition the server did make says so', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [charger]: 1 } });
    fates.push({ wrong: 'answerLost' });
    tab.add(phone);
    await rest();
    expect(tab.lines()).toEqual({ [phone]: 1, [charger]: 1 });
    expect(tab.toasts()).toEqual(['success: به سبد افزوده شد']);
  });

  test('a change asked for meanwhile is sent in place of the one that was lost', async () => {
    const { tab, rest, fates, onServer } = await openBasket({ lines: { [phone]: 1 } });
    fates.push({ wrong: 'requestLost' });
    tab.step(phone, 1);
    tab.step(phone, 1);
    await rest();
    expect(onServer()).toEqual({ [phone]: 3 });
    expect(tab.toasts()).toEqual([]);
  });

  test('a basket the server did empty stays empty without a word', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [phone]: 2 } });
    fates.push({ wrong: 'answerLost' });
    const seen = new Set<number>();
    tab.clear();
    tab.store.subscribe(() => seen.add(selectBasketCount(tab.store.getState())));
    await rest();
    expect([...seen]).toEqual([0]);
    expect(tab.toasts()).toEqual([]);
  });

  test('a basket the server has forgotten counts as emptied', async () => {
    const { tab, rest, shop } = await openBasket({ lines: { [phone]: 2 } });
    shop.carts.clear();
    tab.clear();
    await rest();
    expect(tab.lines()).toEqual({});
    expect(tab.toasts()).toEqual([]);
  });
});

test('a page that slept while another tab made the basket finds it when it comes back', async () => {
  const { tab, rest, shop, browser } = await openBasket();
  browser.storeCartId(shop.make({ [phone]: 2 }));
  tab.store.dispatch(appResumed());
  await rest();
  expect(tab.lines()).toEqual({ [phone]: 2 });
});
