import { selectBasketCount, selectBasketNotice, selectQuantity } from '@/store/basket';
import { selectBasketBusy } from '@/store/companion';
import { selectOverlay } from '@/store/ui';
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

  test('creates one basket for two simultaneous first products', async () => {
    const { tab, rest, shop, onServer } = await openBasket();
    tab.add(phone);
    tab.add(charger);
    await rest();
    expect(shop.carts.size).toBe(1);
    expect(onServer()).toEqual({ [phone]: 1, [charger]: 1 });
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

  test('opens the drawer without a toast on a desktop', async () => {
    const { tab, rest } = await openBasket({ desktop: true });
    tab.add(phone);
    await rest();
    expect(selectOverlay(tab.store.getState())).toBe('basket');
    expect(tab.toasts()).toEqual([]);
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

  test('sends lines that are added meanwhile afterwards', async () => {
    const { tab, rest, calls, onServer } = await openBasket({ lines: { [charger]: 4 } });
    tab.clear();
    tab.add(charger);
    await rest();
    expect(calls).toEqual(['clear', `add ${charger} 1`]);
    expect(onServer()).toEqual({ [charger]: 1 });
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
