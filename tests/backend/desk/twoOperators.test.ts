import type { DeskProduct } from '@/contract/desk/catalogue';
import type { DeskSetup } from '@/contract/desk/setup';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { itemAt } from '@/tests/support/itemAt';

const shop = forAllTests(() => openReturnShop());
type Operator = Awaited<ReturnType<typeof shop.customer>>;
const sara = forAllTests(() => shop.customer({ role: 'supervisor' }));
const reza = forAllTests(() => shop.customer({ role: 'supervisor' }));

test('the second save of an entry of a list is refused with what the first changed, and nothing is lost', async () => {
  const { brands } = (await sara.get<DeskSetup>('/admin/setup')).data;
  const { id, ...before } = itemAt(brands, 0);
  const save = (by: Operator, change: object) =>
    by.put(`/admin/setup/brands/${id}`, { before, fields: { ...before, ...change } });
  expect((await save(sara, { title: 'سامسونگ نو' })).status).toBe(200);
  expect(await save(reza, { latinTitle: 'Other' })).toMatchObject({
    status: 409,
    code: 'changed',
    fields: { title: 'ناظر دیگری این‌جا «سامسونگ نو» ذخیره کرده است.' },
  });
  const now = itemAt(
    (await sara.get<DeskSetup>('/admin/setup')).data.brands.filter((one) => one.id === id),
    0,
  );
  expect(now).toMatchObject({ title: 'سامسونگ نو', latinTitle: before.latinTitle });
});

test('the second save of a product is refused with what the first changed', async () => {
  const rows = await shop.run<{ id: number }>('SELECT id FROM products ORDER BY id LIMIT 1');
  const path = `/admin/products/${itemAt(rows, 0).id}`;
  const { id: _id, variants, ...product } = (await sara.get<DeskProduct>(path)).data;
  const save = (by: Operator, change: object) =>
    by.put(path, {
      ...product,
      variants: variants.map((variant) => ({ ...variant, stockBefore: variant.stock })),
      ...change,
    });
  expect((await save(sara, { title: 'عنوان نو' })).status).toBe(200);
  expect(await save(reza, { latinTitle: 'New title' })).toMatchObject({
    status: 409,
    code: 'changed',
    fields: { title: 'ناظر دیگری این‌جا «عنوان نو» ذخیره کرده است.' },
  });
  expect((await sara.get<DeskProduct>(path)).data).toMatchObject({
    title: 'عنوان نو',
    latinTitle: product.latinTitle,
  });
});

test('of two operators who ship an order at once, one is refused', async () => {
  const { id } = await shop.createBuyer();
  const ship = (by: Operator, tracking: string) =>
    by.command({ what: 'order', id, change: { step: 'ship', tracking } });
  const answers = await Promise.all([ship(sara, 'A-1'), ship(reza, 'B-2')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
