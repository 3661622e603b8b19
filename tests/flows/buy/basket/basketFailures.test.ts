import { selectBasketNotice } from '@/store/basket';
import { openBasket, variants } from '@/tests/support/buy/basketBrowser';

const { phone, lastTwo, charger } = variants;

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
    '%s: every tab asks what the server did',
    async (wrong) => {
      const { tab, other, rest, fates, onServer } = await openBasket({ lines: { [phone]: 2 }, tabs: 2 });
      fates.push({ wrong });
      tab.step(phone, 1);
      await rest();
      expect(onServer()).toEqual({ [phone]: 3 });
      expect(tab.lines()).toEqual({ [phone]: 3 });
      expect(other.lines()).toEqual({ [phone]: 3 });
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

  test('add both of two lines to the new basket when the old one is gone', async () => {
    const { tab, rest, shop, onServer } = await openBasket({ lines: { [lastTwo]: 1 } });
    shop.carts.clear();
    tab.add(phone);
    tab.add(charger);
    await rest();
    expect(onServer()).toEqual({ [phone]: 1, [charger]: 1 });
    expect(tab.lines()).toEqual(onServer());
  });
});
