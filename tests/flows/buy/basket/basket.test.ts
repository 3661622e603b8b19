import { selectBasketCount, selectBasketNotice, selectQuantity } from '@/store/basket';
import { selectBasketBusy } from '@/store/companion';
import { appResumed } from '@/store/session/session';
import { overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { openBasket, variants } from '@/tests/support/buy/basketBrowser';

const { phone, lastTwo, charger, gone } = variants;

describe('adding', () => {
  test('creates the basket with the first product and stores its id', async () => {
    const { tab, rest, browser, calls, onServer } = await openBasket();
    tab.add(phone);
    expect(selectQuantity(tab.store.getState(), phone)).toBe(1);
    expect(selectBasketCount(tab.store.getState())).toBe(1);
    await rest();
    expect(calls).toEqual([`add ${phone} 1`]);
    expect(browser.cartId()).toBe('cart-1');
    expect(onServer()).toEqual({ [phone]: 1 });
    expect(selectBasketBusy(tab.store.getState())).toBe(false);
  });

  test('shows one toast with a link to the basket on a phone, however quick the clicks', async () => {
    const { tab, rest, onServer } = await openBasket();
    for (let click = 0; click < 3; click += 1) tab.add(phone);
    await rest();
    expect(onServer()).toEqual({ [phone]: 3 });
    expect(tab.store.getState().ui.toasts).toEqual([
      expect.objectContaining({
        kind: 'success',
        text: 'به سبد افزوده شد',
        detail: 'کالای 1',
        link: { title: 'دیدن سبد', href: '/cart' },
      }),
    ]);
    expect(selectOverlay(tab.store.getState())).toBeNull();
  });

  test('announces nothing for a product that «delete all» has removed', async () => {
    const { tab, rest } = await openBasket({ lines: { [charger]: 1 } });
    tab.add(phone);
    tab.clear();
    await rest();
    expect(tab.toasts()).toEqual([]);
    tab.add(phone);
    await rest();
    expect(tab.toasts()).toEqual(['success: به سبد افزوده شد']);
  });

  test('waits for one load after clicks before the first answer, and adds to its quantity', async () => {
    const { openTab, rest, calls, onServer } = await openBasket({ lines: { [charger]: 2 }, tabs: 0 });
    const fresh = openTab();
    for (let click = 0; click < 3; click += 1) fresh.add(charger);
    await rest();
    expect(onServer()).toEqual({ [charger]: 5 });
    expect(calls).toEqual(['get', `update ${charger} 3`, `update ${charger} 5`]);
  });

  test('loads an unreachable basket once for any number of clicks', async () => {
    const { openTab, rest, calls, fates, onServer } = await openBasket({ lines: { [charger]: 2 }, tabs: 0 });
    fates.push({ wrong: 'refused' });
    const fresh = openTab();
    await rest();
    for (let click = 0; click < 3; click += 1) fresh.add(charger);
    await rest();
    expect(onServer()).toEqual({ [charger]: 5 });
    expect(calls).toEqual(['get', 'get', `update ${charger} 3`, `update ${charger} 5`]);
  });
});

describe('quick clicks', () => {
  test('send one call with the last absolute quantity after the call in flight', async () => {
    const { tab, rest, calls, onServer } = await openBasket({ lines: { [charger]: 1 } });
    for (let click = 0; click < 6; click += 1) tab.step(charger, 1);
    tab.step(charger, -1);
    expect(tab.lines()).toEqual({ [charger]: 6 });
    await rest();
    expect(calls).toEqual([`update ${charger} 2`, `update ${charger} 6`]);
    expect(onServer()).toEqual({ [charger]: 6 });
  });

  test('send nothing when they return to the quantity of the server', async () => {
    const { tab, rest, calls } = await openBasket({ lines: { [charger]: 2 } });
    tab.step(charger, 1);
    tab.step(charger, -1);
    tab.step(charger, 1);
    await rest();
    expect(calls).toEqual([`update ${charger} 3`]);
  });

  test('stop at one with minus, and remove the line at once with the trash button', async () => {
    const { tab, rest, calls, onServer } = await openBasket({ lines: { [phone]: 1 } });
    tab.step(phone, -1);
    await rest();
    expect(calls).toEqual([]);
    tab.step(phone, 'remove');
    expect(tab.lines()).toEqual({});
    await rest();
    expect(calls).toEqual([`remove ${phone}`]);
    expect(onServer()).toEqual({});
  });
});

describe('limits', () => {
  test.each([
    ['maxBuy', phone, 5, 'محدودیت حداکثر تعداد', 'از این کالا تا ۵ عدد می‌توانید بردارید.'],
    ['stock', lastTwo, 2, 'محدودیت در تعداد', 'از این کالا ۲ عدد در انبار مانده است.'],
    [
      'both at once: maxBuy first',
      charger,
      30,
      'محدودیت حداکثر تعداد',
      'از این کالا تا ۳۰ عدد می‌توانید بردارید.',
    ],
  ])('%s: shows the exact text and the number in one toast, and sends nothing', async (...row) => {
    const [, property, qty, text, detail] = row;
    const { tab, rest, calls } = await openBasket({ lines: { [property]: qty } });
    tab.step(property, 1);
    tab.add(property);
    await rest();
    expect(tab.toasts()).toEqual([`warning: ${text}`]);
    expect(tab.store.getState().ui.toasts).toMatchObject([{ detail }]);
    expect(tab.lines()).toEqual({ [property]: qty });
    expect(calls).toEqual([]);
  });

  test('send nothing for a product without stock', async () => {
    const { tab, rest, calls } = await openBasket();
    tab.add(gone);
    await rest();
    expect(calls).toEqual([]);
    expect(tab.toasts()).toEqual(['warning: محدودیت در تعداد']);
  });
});

describe('delete all', () => {
  test('empties the screen at once, waits for the call in flight and drops wanted quantities', async () => {
    const { tab, rest, calls, ended, onServer } = await openBasket({ lines: { [phone]: 2, [charger]: 1 } });
    tab.step(charger, 1);
    tab.step(charger, 1);
    tab.clear();
    expect(tab.lines()).toEqual({});
    await rest();
    expect(calls).toEqual([`update ${charger} 2`, 'clear']);
    expect(ended).toEqual(calls);
    expect(onServer()).toEqual({});
  });

  test('sends the same quantity again when it is wanted before and after', async () => {
    const { tab, rest, calls, onServer } = await openBasket({ lines: { [charger]: 4 } });
    tab.add(phone);
    tab.clear();
    tab.add(phone);
    await rest();
    expect(calls).toEqual([`add ${phone} 1`, 'clear', `add ${phone} 1`]);
    expect(onServer()).toEqual({ [phone]: 1 });
    expect(tab.toasts()).toEqual(['success: به سبد افزوده شد']);
  });

  test('shows the lines again with the reason after a refusal', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [charger]: 4 } });
    fates.push({ wrong: 'refused' });
    tab.clear();
    await rest();
    expect(tab.lines()).toEqual({ [charger]: 4 });
    expect(selectBasketNotice(tab.store.getState())).toBe('خطایی رخ داده است مجدد تلاش کنید');
  });
});

describe('failures', () => {
  test('of an addition show a toast with the message of the server', async () => {
    const { tab, rest, fates } = await openBasket({ lines: {} });
    fates.push({ wrong: 'refused' });
    tab.add(phone);
    await rest();
    expect(tab.lines()).toEqual({});
    expect(tab.toasts()).toEqual(['danger: خطایی رخ داده است مجدد تلاش کنید']);
  });

  test('roll back only that line and show the message of the server', async () => {
    const { tab, rest, shop, onServer } = await openBasket({ lines: { [phone]: 2, [charger]: 1 } });
    shop.setStock(phone, 2);
    tab.step(phone, 1);
    tab.step(charger, 1);
    expect(tab.lines()).toEqual({ [phone]: 3, [charger]: 2 });
    await rest();
    expect(tab.lines()).toEqual({ [phone]: 2, [charger]: 2 });
    expect(onServer()).toEqual({ [phone]: 2, [charger]: 2 });
    expect(selectBasketNotice(tab.store.getState())).toBe('محدودیت در تعداد');
    expect(tab.toasts()).toEqual([]);
  });

  test.each(['refused', 'requestLost'] as const)(
    '%s: the general words, and the old quantity',
    async (wrong) => {
      const { tab, rest, fates, calls } = await openBasket({ lines: { [phone]: 2 } });
      fates.push({ wrong });
      tab.step(phone, 1);
      await rest();
      expect(tab.lines()).toEqual({ [phone]: 2 });
      expect(selectBasketNotice(tab.store.getState())).toBe('خطایی رخ داده است مجدد تلاش کنید');
      expect(calls).toEqual([`update ${phone} 3`, 'get']);
    },
  );

  test.each(['answerLost', 'answerLate'] as const)(
    '%s: every tab asks what the server did, a change that it made is no failure, and no screen goes back',
    async (wrong) => {
      const { tab, other, rest, fates, onServer } = await openBasket({ lines: { [phone]: 2 }, tabs: 2 });
      fates.push({ wrong });
      const seen = new Set<number>();
      tab.step(phone, 1);
      tab.store.subscribe(() => seen.add(selectBasketCount(tab.store.getState())));
      await rest();
      expect([onServer(), tab.lines(), other.lines()]).toEqual(Array(3).fill({ [phone]: 3 }));
      expect([...seen]).toEqual([3]);
      expect(tab.toasts()).toEqual([]);
    },
  );

  test('restore a line once that is gone on the server', async () => {
    const { tab, rest, shop, calls, onServer } = await openBasket({ lines: { [phone]: 2, [charger]: 1 } });
    const cart = shop.carts.get('cart-1');
    cart?.lines.delete(phone);
    if (cart) cart.revision += 1;
    tab.step(phone, 1);
    await rest();
    expect(calls).toEqual([`update ${phone} 3`, 'get', `add ${phone} 3`]);
    expect(onServer()).toEqual({ [phone]: 3, [charger]: 1 });
    expect(tab.lines()).toEqual(onServer());
  });

  test('create a basket again that is gone on the server, once for all its lines', async () => {
    const { tab, rest, shop, browser, onServer } = await openBasket({ lines: { [phone]: 2, [charger]: 1 } });
    shop.carts.clear();
    tab.step(phone, 1);
    tab.step(charger, 1);
    await rest();
    expect(shop.carts.size).toBe(1);
    expect(browser.cartId()).toBe('cart-2');
    expect(onServer()).toEqual({ [phone]: 3, [charger]: 2 });
  });
});

describe('loads', () => {
  test('drop an answer that is older than the screen', async () => {
    const { tab, rest, fates, ended } = await openBasket({ lines: { [phone]: 1 } });
    fates.push({ there: 0, back: 1000 }, { there: 500, back: 10 });
    const seen = new Set<number>();
    tab.store.subscribe(() => seen.add(selectQuantity(tab.store.getState(), phone)));
    tab.store.dispatch(overlayOpened('basket'));
    tab.step(phone, 1);
    await rest();
    expect(ended).toEqual([`update ${phone} 2`, 'get']);
    expect(tab.lines()).toEqual({ [phone]: 2 });
    expect([...seen]).toEqual([1, 2]);
  });

  test.each([
    ['coming back (refocus, back-forward cache)', appResumed()],
    ['opening the drawer', overlayOpened('basket')],
  ])('start after %s', async (_name, action) => {
    const { tab, rest, shop, calls } = await openBasket({ lines: { [phone]: 5 } });
    shop.setStock(phone, 3);
    tab.store.dispatch(action);
    await rest();
    expect(calls).toEqual(['get']);
    expect(tab.lines()).toEqual({ [phone]: 3 });
  });

  test('keep the screen without a message after a failure', async () => {
    const { tab, rest, fates } = await openBasket({ lines: { [phone]: 5 } });
    fates.push({ wrong: 'refused' });
    tab.store.dispatch(overlayOpened('basket'));
    await rest();
    expect(tab.lines()).toEqual({ [phone]: 5 });
    expect(tab.toasts()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('create one basket when they start at once', async () => {
    const { tab, other, rest, shop, onServer } = await openBasket({ tabs: 2 });
    tab.add(phone);
    other.add(charger);
    await rest();
    expect(shop.carts.size).toBe(1);
    expect(onServer()).toEqual({ [phone]: 1, [charger]: 1 });
    expect(tab.lines()).toEqual(onServer());
    expect(other.lines()).toEqual(onServer());
  });

  test('lose no click when both add the same product to a basket that does not exist yet', async () => {
    const { tab, other, rest, onServer } = await openBasket({ tabs: 2 });
    tab.add(phone);
    other.add(phone);
    other.add(phone);
    await rest();
    expect(onServer()).toEqual({ [phone]: 3 });
    expect(tab.lines()).toEqual(onServer());
    expect(other.lines()).toEqual(onServer());
  });
});

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

describe('a change without an answer', () => {
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
