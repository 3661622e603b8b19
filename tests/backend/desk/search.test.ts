import type { DeskRole } from '@/contract/desk/rights';
import type { DeskHit } from '@/contract/desk/search';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';

const shop = forAllTests(() => openReturnShop());

const searchAs = async (deskRole: DeskRole) => {
  const operator = await shop.customer({ role: 'supervisor', deskRole });
  return async (search: string) =>
    (await operator.get<DeskHit[]>(`/admin/search?search=${encodeURIComponent(search)}`)).data;
};

test('one search finds orders, customers and products by number, mobile and name, at most five of each', async () => {
  const { sara, id } = await shop.createBuyer();
  await shop.run(`UPDATE users SET f_name = 'شیرین', l_name = 'کاظمی' WHERE id = $1`, [sara.userId]);
  const search = await searchAs('owner');
  const own = [
    { kind: 'order', id },
    { kind: 'customer', id: sara.userId },
  ];
  for (const text of ['شيرين كاظ', sara.mobile]) expect(await search(text)).toMatchObject(own);
  expect(await search(String(id))).toMatchObject([{ kind: 'order', note: 'شیرین کاظمی' }]);
  const [product] = await shop.run<{ id: number; title: string }>(
    'SELECT id, title FROM products ORDER BY id LIMIT 1',
  );
  const found = await search(product?.title ?? '');
  expect(found.filter(({ kind }) => kind === 'product').map(({ id }) => id)).toContain(product?.id);
  for (const text of ['%', '0935', 'ش']) expect(await search(text)).toEqual([]);
  expect(await search('09')).toEqual([]);

  // A role finds only what it sees.
  const byCatalogue = await searchAs('catalogue');
  expect(await byCatalogue(sara.mobile)).toEqual([]);
  expect((await byCatalogue(product?.title ?? '')).map(({ kind }) => kind)).toContain('product');
  expect(await (await searchAs('content'))('شیرین')).toEqual([]);
});
