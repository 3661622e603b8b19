import type { DeskStockPage } from '@/contract/desk/stock';
import type { ProductPage } from '@/contract/product';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer } from '@/tests/support/customer';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));

const report = (kind: string, pieces: number, note = 'فاکتور خرید ۱۲') =>
  desk.post(`/admin/variants/${small.charger}/stock`, { kind, pieces, note });
const moves = async (query = `variantId=${small.charger}`) =>
  (await desk.get<DeskStockPage>(`/admin/stock?${query}`)).data.moves;

test('what comes in, is lost and is counted changes the stock, with its reason in the ledger', async () => {
  await shop.setStock(small.charger, 10);
  for (const [kind, pieces] of [
    ['receipt', 5],
    ['loss', 2],
    ['count', 12],
  ] as const)
    expect((await report(kind, pieces)).status).toBe(200);
  const page = await asCustomer(shop.app, null).get<ProductPage>(`/product/${smallProducts.charger}`);
  expect(page.data.product.properties).toMatchObject([{ productPropertyId: small.charger, stock: 12 }]);
  expect((await moves()).slice(0, 4)).toMatchObject([
    { reason: 'count', change: -1, stock: 12, note: 'فاکتور خرید ۱۲', operator: expect.any(String) },
    { reason: 'loss', change: -2, stock: 13 },
    { reason: 'receipt', change: 5, stock: 15 },
    { reason: 'edit', stock: 10, operator: null, note: null },
  ]);
  expect((await moves('reason=receipt')).map(({ reason }) => reason)).toEqual(['receipt']);
});

test('a report that cannot be true is refused and changes nothing', async () => {
  await shop.setStock(small.charger, 3);
  expect(await report('loss', 4)).toMatchObject({ status: 400, fields: { pieces: 'در انبار ۳ عدد هست.' } });
  expect(await report('receipt', 0)).toMatchObject({ status: 400, fields: { pieces: 'تعداد دست‌کم ۱ است.' } });
  expect(await report('receipt', 1_000_000)).toMatchObject({
    status: 400,
    fields: { pieces: /بیشتر نمی‌شود/ },
  });
  expect((await report('receipt', 1, ' ')).status).toBe(400);
  expect(
    (await desk.post('/admin/variants/99999/stock', { kind: 'count', pieces: 1, note: 'شمارش' })).status,
  ).toBe(404);
  expect(await shop.stockOf(small.charger)).toBe(3);
});

test('an order takes its pieces under its number, and gives them back when it is cancelled', async () => {
  await shop.setStock(small.charger, 3);
  const shopper = await shop.createShopper({ lines: [[small.charger, 2]] });
  const orderId = (await shopper.place({})).data.orderId;
  await shopper.cancel(orderId);
  expect((await moves()).slice(0, 2)).toMatchObject([
    { reason: 'released', change: 2, stock: 3, orderId, operator: null },
    { reason: 'sale', change: -2, stock: 1, orderId, operator: null },
  ]);
});
