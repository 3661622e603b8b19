import type { ErrorAnswer } from '@/contract/answer';
import type { Comparison } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

async function compare(ids: string) {
  shop.statements.length = 0;
  const answer = await shop.app.inject({ url: `/product/compare?ids=${ids}` });
  return { status: answer.statusCode, ...answer.json<{ data: Comparison } & ErrorAnswer>() };
}

test('answers the products in the order of their ids, each once, with all their variants', async () => {
  const { phone, iphone, watch } = smallProducts;
  const { status, data } = await compare(`${watch},${phone},${watch},${iphone}`);
  expect(status).toBe(200);
  expect(data.products.map(({ id }) => id)).toEqual([watch, phone, iphone]);
  expect(data.products[1]?.properties).toHaveLength(2);
  expect(data.products[0]?.properties[0]).toMatchObject({ promotionPrice: 16_000_000 });
  expect(shop.statements).toHaveLength(2);
});

test('leaves out products that do not exist or are no longer offered', async () => {
  const { phone, charger } = smallProducts;
  await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [charger]);
  const { data } = await compare(`${charger},9999,${phone}`);
  await shop.run('UPDATE products SET removed_at = NULL WHERE id = $1', [charger]);
  expect(data.products.map(({ id }) => id)).toEqual([phone]);
});

test.each(['', '1,2,3,4,5', '1,', 'x', '0', '-1', '1.5', '99999999999'])(
  'refuses the ids «%s»',
  async (ids) => {
    expect(await compare(ids)).toMatchObject({ status: 400, code: 'bad_input' });
  },
);
