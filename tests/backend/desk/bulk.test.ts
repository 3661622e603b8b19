import type { BulkOutcome, OrderSheet } from '@/contract/desk/bulk';
import type { DeskProduct, DeskVariant } from '@/contract/desk/catalogue';
import type { DeskView } from '@/contract/desk/view';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { itemAt } from '@/tests/support/itemAt';

const shop = forAllTests(() => openReturnShop());
const operator = forAllTests(() => shop.customer({ role: 'supervisor' }));

const offerOf = ({ price, discount, promotionPrice, promotionTo, stock, maxBuy, active }: DeskVariant) => ({
  ...{ price, discount, promotionPrice, promotionTo, stock, maxBuy, active },
});
const readProduct = async (id: number) => (await operator.get<DeskProduct>(`/admin/products/${id}`)).data;

test('prices of many variants change together, and the undo leaves out what somebody changed since', async () => {
  const ids = await shop.run<{ id: number }>('SELECT id FROM products ORDER BY id LIMIT 2');
  const variants = (await Promise.all(ids.map(({ id }) => readProduct(id)))).map((one) =>
    itemAt(one.variants, 0),
  );
  const changes = variants.map((variant) => {
    const before = offerOf(variant);
    return { id: variant.id, before, after: { ...before, price: before.price + 100_000 } };
  });
  const bulk = (body: object) => operator.put<BulkOutcome>('/admin/variants', body);
  expect((await bulk({ changes })).data).toEqual({ done: variants.map(({ id }) => id), refused: [] });

  const [first, second] = [itemAt(changes, 0), itemAt(changes, 1)];
  const later = { before: second.after, after: { ...second.after, price: second.after.price + 5000 } };
  expect((await operator.put(`/admin/variants/${second.id}`, later)).status).toBe(200);
  const undo = changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
  expect((await bulk({ changes: undo })).data).toMatchObject({
    done: [first.id],
    refused: [{ id: second.id, message: /تغییر/ }],
  });
  const prices = await shop.run<{ price: number }>(
    'SELECT price FROM product_properties WHERE id = ANY ($1) ORDER BY array_position($1, id)',
    [[first.id, second.id]],
  );
  expect(prices.map(({ price }) => Number(price))).toEqual([first.before.price, later.after.price]);
});

test('products are hidden and shown again together, and only those that change are recorded', async () => {
  const rows = await shop.run<{ id: number }>(
    'SELECT id FROM products WHERE removed_at IS NULL ORDER BY id LIMIT 3',
  );
  const ids = rows.map(({ id }) => id);
  const show = (active: boolean, chosen = ids) =>
    operator.put<BulkOutcome>('/admin/products', { ids: chosen, active });
  expect((await show(false, ids.slice(0, 1))).data.done).toEqual(ids.slice(0, 1));
  expect((await show(false)).data.done.toSorted()).toEqual(ids.slice(1).toSorted());
  expect((await readProduct(itemAt(ids, 1))).active).toBe(false);
  expect(await shop.run('SELECT FROM listings WHERE product_id = ANY ($1)', [ids])).toEqual([]);
  expect((await show(true)).data.done).toHaveLength(3);
  expect((await show(true)).data.done).toEqual([]);
});

test('many orders go to their next step, each on its own, and get labels and lines', async () => {
  const [first, second] = [(await shop.createBuyer()).id, (await shop.createBuyer()).id];
  const step = (ids: number[], name: string) =>
    operator.post<BulkOutcome>('/admin/orders/steps', { ids, step: name });
  expect((await step([first], 'ship')).data).toEqual({ done: [first], refused: [] });
  expect((await step([first, second, 999_999], 'ship')).data).toMatchObject({
    done: [second],
    refused: [{ id: first }, { id: 999_999 }],
  });
  const { data } = await operator.get<OrderSheet[]>(`/admin/orders/sheets?ids=${second},x,${first}`);
  expect(data).toMatchObject([
    { id: first, lines: [{ qty: 1 }] },
    { id: second, address: { postalCode: /\d{10}/ } },
  ]);
});

test('saved filters belong to their operator, and the same name replaces them', async () => {
  const save = (by: typeof operator, filters: object) =>
    by.post('/admin/views', { list: 'orders', title: 'امروز', filters });
  const views = async (by: typeof operator) => (await by.get<DeskView[]>('/admin/views')).data;
  expect((await save(operator, { tab: 'shipped' })).status).toBe(200);
  expect((await save(operator, { tab: 'preparing' })).status).toBe(200);
  const other = await shop.customer({ role: 'supervisor', deskRole: 'reader' });
  expect((await save(other, { tab: 'all' })).status).toBe(200);
  const own = await views(operator);
  expect(own).toMatchObject([{ title: 'امروز', filters: { tab: 'preparing' } }]);
  const { id } = itemAt(own, 0);
  expect((await other.delete(`/admin/views/${id}`)).status).toBe(404);
  expect((await operator.delete(`/admin/views/${id}`)).status).toBe(200);
  expect([await views(operator), await views(other)]).toMatchObject([[], [{ filters: { tab: 'all' } }]]);
});
