import { randomUUID } from 'node:crypto';
import { openTaxOffice } from '@/backend/adapters/tax/configured';
import { toPersianFault } from '@/backend/adapters/tax/faultTexts';
import { makeTaxId, serialText } from '@/backend/adapters/tax/taxId';
import { listWaitingTax } from '@/backend/domains/buy/taxInvoice/desk';
import { taxJobs } from '@/backend/domains/buy/taxInvoice/jobs';
import type { DeskTaxDay, DeskTaxPage } from '@/contract/desk/taxInvoice';
import type { Invoice } from '@/contract/invoice';
import { forAllTests } from '@/tests/support/backend';
import { openTaxShop } from '@/tests/support/buy/taxShop';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTaxShop());
beforeEach(() => {
  shop.tax.mood.now = 'well';
});

const pass: typeof shop.pass = (...options) => shop.pass(...options);

/** The documents of an order, oldest first. */
const documents = (order: number) =>
  shop.run<{
    kind: number;
    state: string;
    tax_id: string;
    faults: { code: string }[];
    refusals: object[];
    bill: number;
  }>(
    'SELECT kind, state, tax_id, reference, faults, refusals, bill::int FROM tax_invoices WHERE order_id = $1 ORDER BY id',
    [order],
  );
const known = () =>
  shop.tax.accepted().map(({ header: { ins, taxid, irtaxid, tbill } }) => ({ ins, taxid, irtaxid, tbill }));
const resend = (id: number) => shop.command({ what: 'taxInvoice', id, decision: { verdict: 'resend' } });
const buy = (qty: number) => shop.deliverTo({ lines: [[small.charger, qty]] });

test('a sale is sent, asked about after ten seconds, and stands on the invoice once it is accepted', async () => {
  const sara = await buy(2);
  const invoice = async () => (await sara.call.get<Invoice>(`/user/orders/${sara.orderId}/invoice`)).data;
  await pass(0);
  expect(await documents(sara.orderId)).toMatchObject([
    { kind: 1, state: 'sent', bill: 10 * (await invoice()).total },
  ]);
  expect((await invoice()).electronic).toBeNull();
  await pass(9);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'sent' }]);
  await pass(1);
  const [{ tax_id: taxId } = { tax_id: '' }] = await documents(sara.orderId);
  expect(taxId).toMatch(/^A1B2C3[0-9A-F]{15}\d$/);
  const { electronic } = await invoice();
  expect(electronic).toMatchObject({ taxId, type: 2, isDemo: false });
  expect(electronic?.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
});

test('an invoice whose answer was lost is in doubt, and is asked about instead of issued anew', async () => {
  const sara = await buy(1);
  const before = known().length;
  shop.tax.mood.now = 'deaf';
  await pass(0);
  expect(await documents(sara.orderId)).toMatchObject([
    { state: 'doubt', reference: null, faults: [{ code: 'silent' }] },
  ]);
  await resend(sara.orderId);
  await pass(0);
  shop.tax.mood.now = 'well';
  await resend(sara.orderId);
  await pass(60);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'accepted' }]);
  expect(known()).toHaveLength(before + 1);
});

test('without a connection it waits, keeps the reason and is sent later with a higher serial', async () => {
  const [sara, omid] = [await buy(1), await buy(1)];
  shop.tax.mood.now = 'away';
  await pass(0);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'waiting', faults: [{ code: 'silent' }] }]);
  shop.tax.mood.now = 'well';
  for (const seconds of [30, 30, 60]) await pass(seconds);
  const [first, second] = [...(await documents(sara.orderId)), ...(await documents(omid.orderId))];
  expect([first, second]).toMatchObject([{ state: 'accepted', faults: [] }, { state: 'accepted' }]);
  const serials = known().map(({ taxid }) => taxid.slice(11, 21));
  expect(serials).toEqual([...new Set(serials)].sort());
});

test('a wrong certificate and an unknown memory are named and nothing is sent', async () => {
  const sara = await buy(1);
  const before = known().length;
  await pass(0, shop.tax.adapter('10100000001'));
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'waiting', faults: [{ code: '4103' }] }]);
  await pass(60, shop.tax.adapter(undefined, 'ZZZZZZ'));
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'waiting', faults: [{ code: '4110' }] }]);
  expect(known()).toHaveLength(before);
  for (const seconds of [200, 60]) await pass(seconds);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'accepted' }]);
});

test('a refused invoice waits for an operator, who sends it again under another tax id', async () => {
  await shop.run(`UPDATE products SET stuff_id = '123' WHERE id = $1`, [smallProducts.charger]);
  const sara = await buy(1);
  for (const seconds of [0, 10, 3600, 36_000]) await pass(seconds);
  const [refused] = await documents(sara.orderId);
  expect(refused).toMatchObject({ state: 'refused', faults: [{ code: '0103201' }] });
  expect(await listWaitingTax(shop)).toMatchObject([{ orderId: sara.orderId, state: 'refused' }]);
  await shop.run(`UPDATE products SET stuff_id = '2720000000001'`);
  expect(await resend(sara.orderId)).toBe('done');
  for (const seconds of [0, 10]) await pass(seconds);
  const [accepted] = await documents(sara.orderId);
  expect(accepted).toMatchObject({
    state: 'accepted',
    refusals: [{ taxId: refused?.tax_id, faults: refused?.faults }],
  });
  expect(accepted?.tax_id).not.toBe(refused?.tax_id);
  expect(await resend(999_999)).toBe('not_found');
  expect(toPersianFault('4110', 'client not found').message).toBe('شناسهٔ حافظهٔ مالیاتی شناخته نیست.');
  expect(toPersianFault('0103502', '').message).toBe('ساختار یک فیلد نادرست است.');
});

test('a product without a stuff id is named in the queue and goes out with the one of its category', async () => {
  await shop.run('UPDATE products SET stuff_id = NULL WHERE id = $1', [smallProducts.charger]);
  const sara = await buy(1);
  await pass(0);
  const [waiting] = await documents(sara.orderId);
  expect(waiting).toMatchObject({ state: 'waiting', tax_id: null, faults: [{ code: 'shop' }] });
  expect(JSON.stringify(waiting?.faults)).toContain('شناسهٔ کالا ندارد');
  await shop.run(`UPDATE categories SET stuff_id = '2720000000009'`);
  for (const seconds of [3600, 10]) await pass(seconds);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'accepted' }]);
  expect(shop.tax.accepted().at(-1)?.body[0]?.sstid).toBe('2720000000009');
  await shop.run(`UPDATE products SET stuff_id = '2720000000001'`);
});

test('a return lists what remains, and the last piece cancels the invoice', async () => {
  const sara = await buy(3);
  await shop.run('UPDATE users SET national_code = $1 WHERE id = $2', ['0499370899', sara.userId]);
  for (const seconds of [0, 10]) await pass(seconds);
  for (const _piece of [1, 2]) {
    await sara.giveBack();
    for (const seconds of [0, 10]) await pass(seconds);
  }
  const [original, first, second] = await documents(sara.orderId);
  const shipping = (await sara.order(sara.orderId)).shippingCost * 10;
  expect([original, first, second]).toMatchObject([
    { kind: 1, bill: 27_000_000 + shipping },
    { kind: 4, bill: 18_000_000 + shipping },
    { kind: 4, bill: 9_000_000 + shipping },
  ]);
  await sara.giveBack();
  for (const seconds of [0, 10]) await pass(seconds);
  const cancelled = (await documents(sara.orderId)).at(-1);
  expect(cancelled).toMatchObject({ kind: 3, state: 'accepted', bill: 0 });
  expect(
    shop.tax
      .accepted()
      .slice(-4)
      .map(({ header }) => [header.inty, header.bid]),
  ).toEqual(Array(4).fill([1, '0499370899']));
  expect(known().slice(-3)).toMatchObject([
    { ins: 4, irtaxid: original?.tax_id },
    { ins: 4, irtaxid: first?.tax_id },
    { ins: 3, irtaxid: second?.tax_id },
  ]);
  const { data } = await sara.call.get<Invoice>(`/user/orders/${sara.orderId}/invoice`);
  expect(data.electronic).toBeNull();
});

test('an order that is cancelled while its invoice is on its way is cancelled there too, and one before it needs nothing', async () => {
  const sara = await shop.createShopper({ wallet: 20_000_000 });
  const order = await sara.buy(small.charger, 1, { useWallet: true });
  await pass(0);
  await sara.cancel(order);
  await pass(0);
  for (const seconds of [10, 10, 30]) await pass(seconds);
  expect(await documents(order)).toMatchObject([
    { kind: 1, state: 'accepted' },
    { kind: 3, state: 'accepted' },
  ]);

  shop.tax.mood.now = 'away';
  const other = await sara.buy(small.charger, 1, { useWallet: true });
  await pass(0);
  await sara.cancel(other);
  await pass(60);
  expect(await documents(other)).toMatchObject([{ kind: 1, state: 'dropped' }]);
});

test('an office that is switched on after the deadline issues what an operator asks for, marked as late', async () => {
  const sara = await buy(1);
  const now = () => shop.clock.now;
  const off = taxJobs({ db: shop.db, now, tax: { office: null } });
  await off.tax_invoice?.({ orderId: sara.orderId });
  await shop.run(`DELETE FROM outbox WHERE kind = 'tax_invoice'`);
  expect(await documents(sara.orderId)).toEqual([]);
  await pass(13 * 86_400);
  await resend(sara.orderId);
  for (const seconds of [0, 10]) await pass(seconds);
  expect(await documents(sara.orderId)).toMatchObject([{ state: 'accepted' }]);
  const late = shop.tax.accepted().at(-1)?.header;
  expect(late).toMatchObject({ ins: 1, insr: 1, indati2m: shop.clock.now - 10_000 });
  expect(late?.indatim).toBe((late?.indati2m ?? 0) - 13 * 86_400_000);
});

test('the desk lists documents by state, warns of the deadline and compares a day with the orders', async () => {
  const supervisor = await shop.customer({ role: 'supervisor' });
  shop.clock.now = Date.parse('2026-11-25T09:00:00Z');
  const sara = await buy(2);
  for (const seconds of [0, 10]) await pass(seconds);
  const omid = await buy(1);
  const day = '2026-11-25';
  const read = async () => (await supervisor.get<DeskTaxDay>(`/admin/taxInvoices/day?day=${day}`)).data;
  const total = async ({ orderId, order }: typeof sara) => {
    const { shippingCost } = await order(orderId);
    return (orderId === sara.orderId ? 1_800_000 : 900_000) + shippingCost;
  };
  const [first, second] = [await total(sara), await total(omid)];
  expect(await read()).toEqual({
    day,
    orders: { count: 2, amount: first + second },
    accepted: { count: 1, amount: first },
    differences: [{ orderId: omid.orderId, ordered: second, accepted: 0, state: null }],
  });
  shop.tax.mood.now = 'away';
  await pass(0);
  expect((await read()).differences).toMatchObject([{ state: 'waiting' }]);

  const list = async (query = '') => (await supervisor.get<DeskTaxPage>(`/admin/taxInvoices?${query}`)).data;
  expect(await list('state=waiting')).toMatchObject({ late: 0, invoices: [{ orderId: omid.orderId }] });
  shop.clock.now += 10 * 86_400_000;
  const page = await list();
  expect(page).toMatchObject({ office: null, late: 1, nextCursor: null });
  expect(page.invoices[0]).toMatchObject({ orderId: omid.orderId, state: 'waiting', kind: 1 });
  expect((await supervisor.get('/admin/taxInvoices?cursor=x')).status).toBe(400);
});

test('an invoice that the office has under another sending stays in doubt and gets no second tax id', async () => {
  const sara = await buy(1);
  for (const seconds of [0, 10]) await pass(seconds);
  const [accepted] = await documents(sara.orderId);
  await shop.run(
    `UPDATE tax_invoices SET state = 'doubt', reference = NULL, trace_id = gen_random_uuid() WHERE order_id = $1`,
    [sara.orderId],
  );
  const before = known().length;
  for (const _turn of [1, 2]) {
    await resend(sara.orderId);
    for (const seconds of [0, 60]) await pass(seconds);
  }
  expect(await documents(sara.orderId)).toMatchObject([
    { state: 'doubt', tax_id: accepted?.tax_id, faults: [{ code: '0500101' }] },
  ]);
  expect(known()).toHaveLength(before);
});

test('the demo has a simulated office, which knows its invoices after a new start and says that it is one', async () => {
  const open = () => {
    const stuffIds = { product: null, service: null, shipping: null };
    return openTaxOffice({ mode: 'simulated', stuffIds }, shop.db, () => shop.clock.now) ?? shop.tax.office;
  };
  const sara = await buy(2);
  const first = open();
  for (const seconds of [0, 10]) await pass(seconds, first);
  await sara.giveBack();
  const second = open();
  for (const seconds of [0, 10]) await pass(seconds, second);
  expect(await documents(sara.orderId)).toMatchObject([
    { kind: 1, state: 'accepted' },
    { kind: 4, state: 'accepted' },
  ]);
  const { data } = await sara.call.get<Invoice>(`/user/orders/${sara.orderId}/invoice`);
  expect(data.electronic).toMatchObject({ isDemo: true, taxId: expect.stringMatching(/^DEMO01/) });
});

test('the simulated office refuses what the documents refuse', async () => {
  const [right] = shop.tax.accepted().slice(-1);
  if (!right) throw new Error('The office has accepted an invoice.');
  const { header, body } = right;
  const serial = 0xffffffff;
  const fresh = { ...header, taxid: makeTaxId('A1B2C3', header.indatim, serial), inno: serialText(serial) };
  const [line] = body;
  if (!line) throw new Error('The invoice has a line.');
  const wrong = [
    [{ ...fresh, taxid: header.taxid }, body, '0500101'],
    [{ ...fresh, inno: serialText(1) }, body, '0300101'],
    [{ ...fresh, taxid: `${fresh.taxid.slice(0, -1)}x` }, body, '0300101'],
    [{ ...fresh, irtaxid: 'unknown', ins: 4 }, body, '0300601'],
    [{ ...fresh, inty: 1 }, body, '0201201'],
    [{ ...fresh, tbill: header.tbill + 1 }, body, '0200001'],
    [fresh, [{ ...line, vam: line.vam + 2 }, ...body.slice(1)], '0204501'],
    [fresh, [{ ...line, mu: '164' }, ...body.slice(1)], '0303501'],
    [{ ...fresh, tins: undefined }, body, '0000901'],
  ] as const;
  for (const [head, lines, code] of wrong) {
    const traceId = randomUUID();
    const sent = await shop.tax.office.send({ header: head, body: lines, payments: [] } as never, traceId);
    shop.clock.now += 5000;
    const reference = sent.outcome === 'sent' ? sent.reference : null;
    expect(await shop.tax.office.ask({ reference, traceId })).toMatchObject({
      outcome: 'refused',
      faults: expect.arrayContaining([expect.objectContaining({ code })]),
    });
  }
});
