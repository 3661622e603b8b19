import type { DeskOrder } from '@/contract/desk/order';
import type { DeskHit } from '@/contract/desk/search';
import type { DeskSerials, ReportStock } from '@/contract/desk/stock';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { small } from '@/tests/support/smallSeed';
import { toPersianDigits } from '@/utils/digits';

const shop = forAllTests(() => openReturnShop());
const operator = forAllTests(() => shop.customer({ role: 'supervisor' }));
beforeAll(async () => {
  await shop.run(
    `UPDATE categories c SET serials = 'imei' FROM products p JOIN product_properties v ON v.product_id = p.id
      WHERE c.id = p.category_id AND v.id = $1`,
    [small.controller],
  );
  await shop.setStock(small.controller, 1000);
});

const variant = `/admin/variants/${small.controller}`;
const report = (change: Partial<ReportStock>) =>
  operator.post(`${variant}/stock`, { kind: 'receipt', pieces: 0, note: 'فاکتور ۱۲', ...change });
const list = async () => (await operator.get<DeskSerials>(`${variant}/serials`)).data;

let made = 0;
/** An IMEI with a right check digit, which no other test has. */
function anImei(): string {
  made += 1;
  const body = String(35_000_000_000_000 + made);
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A paid order of one controller that is on its way. */
async function shipped() {
  const { sara, id } = await shop.createBuyer();
  const change = (step: object) => operator.command({ what: 'order', id, change: step });
  await change({ step: 'ship', tracking: null });
  const itemId = (await sara.order(id)).items[0]?.id ?? 0;
  const deliver = (...serials: string[]) =>
    change({ step: 'deliver', serials: serials.map((imei) => ({ itemId, imei, activationCode: null })) });
  return { sara, id, itemId, change, deliver };
}

test('a receipt names each piece, and says which line is wrong', async () => {
  const [first, second] = [anImei(), anImei()];
  const wrong = [
    [{ pieces: 2, serials: [first] }, 'برای ۲ عدد کالا ۱ شماره'],
    [{ pieces: 1, serials: [`${first.slice(0, 14)}${(Number(first[14]) + 1) % 10}`] }, 'شمارهٔ IMEI نیست'],
    [{ pieces: 2, serials: [first, first] }, 'دو بار آمده است'],
  ] as const;
  for (const [change, text] of wrong)
    expect(await report({ ...change, serials: [...change.serials] })).toMatchObject({
      status: 400,
      fields: { serials: expect.stringContaining(text) },
    });
  expect((await list()).known).toBe(0);

  // A scanner writes Latin digits, a phone may write Persian ones.
  const serials = [first, toPersianDigits(second)];
  expect((await report({ pieces: 2, serials, registered: true })).status).toBe(200);
  expect(await list()).toMatchObject({
    ...{ kind: 'imei', known: 2, stock: 1002 },
    serials: [{ serial: second, state: 'stock', registered: true }, { serial: first }],
  });
  expect(await report({ pieces: 1, serials: [first] })).toMatchObject({
    fields: { serials: expect.stringContaining('پیش از این ثبت شده') },
  });
  expect(await report({ kind: 'loss', pieces: 1, serials: [first] })).toMatchObject({ status: 200 });
  expect((await list()).serials[1]).toMatchObject({ serial: first, state: 'off' });
  expect(await report({ kind: 'serials', serials: [anImei()] })).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject({ known: 2, stock: 1001 });

  const { body } = await shop.app.inject({
    url: `/admin/stock/export?variantId=${small.controller}&reason=loss`,
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect(body.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(',-1,1001,loss,')]);
});

test('a piece is delivered by its serial number, which the customer sees masked and the desk finds', async () => {
  const imei = anImei();
  await report({ pieces: 1, serials: [imei], registered: true });
  const { sara, id, itemId, deliver, change } = await shipped();
  const { serials } = (await operator.get<DeskOrder>(`/admin/orders/${id}`)).data;
  expect(serials[itemId]).toContain(imei);
  expect(await deliver()).toMatchObject({ status: 409, message: expect.stringContaining('برای هر عدد') });
  expect(await deliver(anImei())).toMatchObject({
    status: 409,
    message: expect.stringContaining('در انبار این کالا نیست'),
  });
  expect(await deliver(imei)).toMatchObject({ status: 200 });
  const [item] = (await sara.order(id)).items;
  expect(item?.units).toEqual([
    { imei: `35••••••${imei.slice(-4)}`, activationCode: null, registered: true },
  ]);

  const found = async () => (await operator.get<DeskHit[]>(`/admin/search?search=${imei}`)).data;
  expect(await found()).toMatchObject([{ kind: 'order', id }, { kind: 'product' }]);
  const sold = (await list()).serials.find(({ serial }) => serial === imei);
  expect(sold).toMatchObject({ state: 'sold', orderId: id });
  expect(await operator.put(`/admin/serials/${sold?.id}`, { state: 'stock' })).toMatchObject({ status: 409 });
  await change({ step: 'takeBack' });
  expect((await list()).serials.find(({ serial }) => serial === imei)).toMatchObject({
    state: 'stock',
    orderId: null,
  });
});

test('one piece goes with one of two orders that are delivered at the same moment', async () => {
  const imei = anImei();
  await report({ pieces: 1, serials: [imei] });
  const orders = [await shipped(), await shipped()];
  const answers = await Promise.all(orders.map(({ deliver }) => deliver(imei)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  [true, 'stock'],
  [false, 'off'],
])('a piece that comes back and can be sold again (%s) is «%s»', async (sellable, state) => {
  const imei = anImei();
  await report({ pieces: 1, serials: [imei] });
  const { sara, id, itemId, deliver } = await shipped();
  await deliver(imei);
  const lines = [{ itemId, qty: 1 }];
  const { data } = await sara.send<{ returns: { id: number }[] }>(`/user/orders/${id}/returns`, {
    ...{ lines, reason: 'changedMind', note: '', photos: [] },
  });
  await shop.accept(data.returns[0]?.id ?? 0, sellable);
  expect((await list()).serials.find(({ serial }) => serial === imei)).toMatchObject({
    state,
    orderId: null,
  });
});
