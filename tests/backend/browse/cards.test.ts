import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import type { ErrorAnswer } from '@/contract/answer';
import type { ProductCard } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

async function read(ids: string) {
  shop.statements.length = 0;
  const answer = await shop.app.inject({ url: `/product/cards?ids=${ids}` });
  return { status: answer.statusCode, ...answer.json<{ data: ProductCard[] } & ErrorAnswer>() };
}
const idsOf = (cards: ProductCard[]) => cards.map(({ id }) => id);

test('answers the cards in the order of their ids, each once, in one statement', async () => {
  const { phone, iphone, watch } = smallProducts;
  const ids = `${watch},${phone},${watch},${iphone}`;
  const first = await read(ids);
  expect(first.status).toBe(200);
  expect(idsOf(first.data)).toEqual([watch, phone, iphone]);
  expect(shop.statements).toHaveLength(1);
  expect((await read(ids)).data).toEqual(first.data);
  expect(shop.statements).toHaveLength(1);
});

test('leaves out products that are no longer offered, and answers a changed price at once', async () => {
  const { phone, charger } = smallProducts;
  const ids = `${charger},9999,${phone}`;
  expect(idsOf((await read(ids)).data)).toEqual([charger, phone]);
  await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [phone]);
  expect(idsOf((await read(ids)).data)).toEqual([charger]);
  await changeOffer(shop.db, { productPropertyId: small.charger, price: 777_000, discount: 0 });
  expect((await read(ids)).data[0]).toMatchObject({ id: charger, price: 777_000 });
});

test.each(['', '1,2,3,4,5,6,7,8,9,10,11,12,13', '1,', 'x', '0', '-1', '99999999999'])(
  'refuses the ids «%s»',
  async (ids) => {
    expect(await read(ids)).toMatchObject({ status: 400, code: 'bad_input' });
  },
);
