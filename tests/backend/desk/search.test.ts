import type { DeskRole } from '@/contract/desk/rights';
import type { DeskHit } from '@/contract/desk/search';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const searchAs = async (deskRole: DeskRole) => {
  const operator = await shop.customer({ role: 'supervisor', deskRole });
  return async (search: string) =>
    (await operator.get<DeskHit[]>(`/admin/search?search=${encodeURIComponent(search)}`)).data;
};

test('one search finds orders, customers and products by number, mobile and name, at most five of each', async () => {
  await shop.setStock(small.controller, 1000);
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const { data } = await sara.place({ useWallet: true });
  const [user] = await shop.run<{ id: number; mobile: string }>(
    `UPDATE users SET f_name = 'شیرین', l_name = 'کاظمی' WHERE id = (SELECT user_id FROM orders WHERE id = $1) RETURNING id, mobile`,
    [data.orderId],
  );
  const search = await searchAs('owner');
  const own = [
    { kind: 'order', id: data.orderId },
    { kind: 'customer', id: user?.id },
  ];
  for (const text of ['شيرين كاظ', user?.mobile ?? '']) expect(await search(text)).toMatchObject(own);
  expect(await search(String(data.orderId))).toMatchObject([{ kind: 'order', note: 'شیرین کاظمی' }]);
  const [product] = await shop.run<{ id: number; title: string }>(
    'SELECT id, title FROM products ORDER BY id LIMIT 1',
  );
  const found = await search(product?.title ?? '');
  expect(found.filter(({ kind }) => kind === 'product').map(({ id }) => id)).toContain(product?.id);
  for (const text of ['%', '0935', 'ش']) expect(await search(text)).toEqual([]);
  const many = await search('09');
  expect(many).toEqual([]);

  // A role finds only what it sees.
  const byCatalogue = await searchAs('catalogue');
  expect(await byCatalogue(user?.mobile ?? '')).toEqual([]);
  expect((await byCatalogue(product?.title ?? '')).map(({ kind }) => kind)).toContain('product');
  expect(await (await searchAs('content'))('شیرین')).toEqual([]);
});
