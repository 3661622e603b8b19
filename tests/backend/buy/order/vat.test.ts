import type { Invoice } from '@/contract/invoice';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { run } from '@/tests/support/guest';
import { small, smallProducts, smallServices } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());

/** A rate that holds from a day on: of one product, or of everything else. */
const setRate = (percent: number, validFrom: string, productId: number | null = null) =>
  run(shop.db, 'INSERT INTO vat_rates (product_id, percent, valid_from) VALUES ($1, $2, $3)', [
    productId,
    percent,
    validFrom,
  ]);

/** Buys a phone with an insurance and a charger from the wallet, and reads the invoice. */
async function buyAndRead(coupon: string | null = null) {
  const shopper = await shop.createShopper({
    lines: [
      [small.phone, 1],
      [small.charger, 1],
    ],
    wallet: 100_000_000,
  });
  await shopper.call.post('/v2/Cart/AddService', {
    productPropertyId: small.phone,
    serviceItems: [{ serviceId: smallServices.glass, count: 1 }],
  });
  const { data } = await shopper.place({ useWallet: true, gateway: null, coupon });
  const read = async () => (await shopper.call.get<Invoice>(`/user/orders/${data.orderId}/invoice`)).data;
  return { read, invoice: await read() };
}

const ratesOf = ({ lines }: Invoice) => lines.map(({ net, vat }) => Math.round((vat * 1000) / net) / 10);

test('a later change of the rate leaves old invoices, and a product can have a rate of its own', async () => {
  const { read, invoice } = await buyAndRead();
  expect(ratesOf(invoice)).toEqual([10, 10, 10, 10]);
  expect(invoice.lines[0]).toMatchObject({ net: 54_090_909, vat: 5_409_091, total: 59_500_000 });

  await setRate(10, '2024-03-20');
  await setRate(12, '2026-11-23');
  await setRate(0, '2026-11-23', smallProducts.charger);
  expect(ratesOf((await buyAndRead()).invoice)).toEqual([10, 10, 10, 10]);

  shop.clock.now += 86_400_000;
  const { invoice: later } = await buyAndRead();
  expect(ratesOf(later)).toEqual([12, 12, 0, 12]);
  expect(later.netTotal + later.vatTotal).toBe(later.total);
  expect(await read()).toEqual(invoice);
});

test('a coupon lowers the tax of each rate in proportion to what is bought at it', async () => {
  const { invoice } = await buyAndRead('ONCE');
  const coupon = invoice.lines.find(({ discount }) => discount === 200_000);
  const taxed = 59_500_000 + 290_000;
  const share = Math.round((200_000 * taxed) / (taxed + 900_000));
  const net = Math.round(-share / 1.12) - (200_000 - share);
  expect(coupon).toMatchObject({ net, vat: -200_000 - net, total: -200_000 });
  expect(invoice.netTotal + invoice.vatTotal).toBe(invoice.total);
});
