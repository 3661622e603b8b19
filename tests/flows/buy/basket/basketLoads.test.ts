import { selectQuantity } from '@/store/basket';
import { appResumed } from '@/store/session/session';
import { overlayOpened } from '@/store/ui';
import { openBasket, variants } from '@/tests/support/buy/basketBrowser';

const { phone, charger } = variants;

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

  test('show each other’s changes', async () => {
    const { tab, other, rest } = await openBasket({ lines: { [phone]: 1 }, tabs: 2 });
    tab.step(phone, 1);
    await rest();
    expect(other.lines()).toEqual({ [phone]: 2 });
    other.clear();
    await rest();
    expect(tab.lines()).toEqual({});
  });
});
