import { openTaxOffice } from '@/backend/adapters/tax/configured';
import type { DeskTaxPage } from '@/contract/desk/taxInvoice';
import { forAllTests } from '@/tests/support/backend';
import { openTaxShop } from '@/tests/support/buy/taxShop';
import { asCustomer } from '@/tests/support/customer';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTaxShop());
beforeEach(() => {
  shop.tax.mood.now = 'well';
});

const pass: typeof shop.pass = (...options) => shop.pass(...options);

let people = 0;
/** An order of two chargers, of which instalments of 500,000 toman (50,000 of it interest) are on credit. */
async function buyOnCredit({ isNamed = true, instalments = 3 } = {}) {
  const buyer = await shop.deliverTo({ lines: [[small.charger, 2]] });
  const { orderId, userId } = buyer;
  people += 1;
  const nationalCode = isNamed ? `04993708${String(people).padStart(2, '0')}` : null;
  await shop.run('UPDATE users SET national_code = $1 WHERE id = $2', [nationalCode, userId]);
  const facility = { name: 'طرح پله', method: 'amortised', months: instalments, lateRate: 0, annualRate: 23 };
  await shop.run('UPDATE orders SET facility = $2 WHERE id = $1', [
    orderId,
    JSON.stringify({
      ...facility,
      prepayment: 0,
      aboveCeiling: 0,
      fee: 0,
      loanAmount: 450_000 * instalments,
    }),
  ]);
  for (let number = 1; number <= instalments; number += 1)
    await shop.run(
      `INSERT INTO instalments (order_id, number, due_date, amount, interest) VALUES ($1, $2, '2027-01-01', 500000, 50000)`,
      [orderId, number],
    );
  /** Marks instalments as paid now, at a gateway when it has a reference. */
  const pay = async (numbers: number[], reference: string | null = null) => {
    shop.clock.now += 1000;
    const now = new Date(shop.clock.now).toISOString();
    if (reference !== null)
      await shop.run(
        `INSERT INTO payment_attempts (id, user_id, purpose, order_id, instalments, amount, gateway, state, reference, expires_at, created_at, updated_at)
          VALUES (gen_random_uuid(), $1, 'instalment', $2, $3, 500000, 'sandbox', 'settled', $4, $5, $5, $5)`,
        [userId, orderId, numbers, reference, now],
      );
    await shop.run('UPDATE instalments SET paid_at = $3 WHERE order_id = $1 AND number = ANY ($2)', [
      orderId,
      numbers,
      now,
    ]);
    return Date.parse(now);
  };
  return { ...buyer, pay };
}
const paymentsOf = (order: number) =>
  shop.run<{ state: string; faults: { code: string }[] }>(
    'SELECT state, faults FROM tax_payments WHERE order_id = $1 ORDER BY paid_at',
    [order],
  );
const invoiceOf = async (order: number) =>
  (
    await shop.run<{ taxId: string }>(
      `SELECT tax_id AS "taxId" FROM tax_invoices WHERE order_id = $1 AND state = 'accepted'`,
      [order],
    )
  )[0]?.taxId;
/** The payments that the office has of an order. */
const registered = async (order: number) => {
  const taxId = await invoiceOf(order);
  return shop.tax.payments().filter((one) => one.taxId === taxId);
};
const resend = (id: number) => shop.command({ what: 'taxInvoice', id, decision: { verdict: 'resend' } });

test('a paid instalment of an invoice on credit is registered once, without its interest', async () => {
  const sara = await buyOnCredit();
  for (const seconds of [0, 10]) await pass(seconds);
  expect(await registered(sara.orderId)).toEqual([]);
  const paymentDate = await sara.pay([1], '740017');
  await pass(0);
  const taxId = await invoiceOf(sara.orderId);
  const first = {
    taxId,
    paidAmount: 4_500_000,
    paymentDate,
    paymentMethod: 'INTERNET',
    referenceNumber: '740017',
  };
  expect(await registered(sara.orderId)).toEqual([first]);
  await resend(sara.orderId);
  await pass(60);
  expect(await registered(sara.orderId)).toEqual([first]);
  // Two that are paid together from the wallet are one payment.
  await sara.pay([2, 3]);
  await pass(0);
  expect((await registered(sara.orderId))[1]).toMatchObject({
    paidAmount: 9_000_000,
    paymentMethod: 'OTHER',
    referenceNumber: `${sara.orderId}-2`,
  });
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
});

test('an instalment that is paid before the invoice is accepted follows it', async () => {
  const sara = await buyOnCredit();
  shop.tax.mood.now = 'away';
  await pass(0);
  await sara.pay([1], '740018');
  await pass(1);
  expect(await paymentsOf(sara.orderId)).toEqual([]);
  shop.tax.mood.now = 'well';
  for (const seconds of [60, 60, 60]) await pass(seconds);
  expect(await registered(sara.orderId)).toMatchObject([{ referenceNumber: '740018' }]);
});

test('a payment whose answer was lost is not sent again until an operator says so', async () => {
  const sara = await buyOnCredit();
  for (const seconds of [0, 10]) await pass(seconds);
  await sara.pay([1], '740019');
  shop.tax.mood.now = 'deaf';
  await pass(0);
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'doubt', faults: [{ code: 'silent' }] }]);
  shop.tax.mood.now = 'well';
  await sara.pay([2], '740020');
  for (const seconds of [3600, 3600]) await pass(seconds);
  expect((await registered(sara.orderId)).map((one) => one.referenceNumber)).toEqual(['740019', '740020']);
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'doubt' }, { state: 'accepted' }]);
  await resend(sara.orderId);
  await pass(0);
  // The office has it, and says so by its reference.
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'refused' }, { state: 'accepted' }]);
  expect(await registered(sara.orderId)).toHaveLength(2);
});

test('a payment that did not leave is sent again later', async () => {
  const sara = await buyOnCredit();
  for (const seconds of [0, 10]) await pass(seconds);
  await sara.pay([1], '740021');
  shop.tax.mood.now = 'away';
  await pass(0);
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'waiting', faults: [{ code: 'silent' }] }]);
  shop.tax.mood.now = 'well';
  await pass(3600);
  expect(await registered(sara.orderId)).toMatchObject([{ referenceNumber: '740021' }]);
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'accepted', faults: [] }]);
});

test('an invoice of a consumer has no settlement, so that its payments are not registered', async () => {
  const omid = await buyOnCredit({ isNamed: false });
  for (const seconds of [0, 10]) await pass(seconds);
  await omid.pay([1], '740022');
  for (const seconds of [0, 60]) await pass(seconds);
  expect(await paymentsOf(omid.orderId)).toEqual([]);
});

test('the desk shows the payments beside the invoice, and why one was refused', async () => {
  const sara = await buyOnCredit({ instalments: 1 });
  for (const seconds of [0, 10]) await pass(seconds);
  // More than the bill: the office cannot take it.
  await shop.run('UPDATE instalments SET amount = 90000000 WHERE order_id = $1', [sara.orderId]);
  await sara.pay([1], '740023');
  await pass(0);
  const desk = asCustomer(shop.app, (await shop.customer({ role: 'supervisor' })).token);
  const { invoices } = (await desk.get<DeskTaxPage>('/admin/taxInvoices')).data;
  const { payments } = invoices.find(({ orderId }) => orderId === sara.orderId) ?? {};
  expect(payments).toMatchObject([{ amount: 899_500_000, state: 'refused' }]);
  expect(payments?.[0]?.faults[0]?.message).toContain('مبلغ پرداخت');
});

test('the simulated office of the demo takes payments too', async () => {
  const sara = await buyOnCredit();
  const office = openTaxOffice(
    { mode: 'simulated', stuffIds: { product: null, service: null, shipping: null } },
    shop.db,
    () => shop.clock.now,
  );
  if (!office) throw new Error('The simulated office was not opened.');
  for (const seconds of [0, 10]) await pass(seconds, office);
  await sara.pay([1], '740024');
  await pass(0, office);
  expect(await paymentsOf(sara.orderId)).toMatchObject([{ state: 'accepted' }]);
});
