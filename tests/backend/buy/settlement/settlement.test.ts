import { oldSettlements } from '@/backend/domains/buy/settlement/statements';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { AskedPayment, SettlementPage, SettlementReport } from '@/contract/desk/settlement';
import { forAllTests } from '@/tests/support/backend';
import { openPaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer } from '@/tests/support/customer';
import { dayMs } from '@/utils/timeUnits';

const shop = forAllTests(() => openPaymentShop());
const day = '2026-11-20';
let desk: ReturnType<typeof asCustomer>;
beforeEach(async () => {
  Object.assign(shop.faults, { silent: [], reverses: true });
  await shop.run("UPDATE payment_attempts SET created_at = created_at - interval '10 days'");
  desk = asCustomer(shop.app, (await shop.customer({ role: 'supervisor' })).token);
});

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
/** Hands in a file of the sandbox bank. */
const compare = (content: string | Uint8Array, more: object = {}) =>
  desk.post<SettlementReport>('/admin/settlements', {
    gateway: 'sandbox',
    day,
    name: 'bank.csv',
    unit: 'rial',
    content: base64(content),
    ...more,
  });
/** The message about a file that cannot be read. */
const refusalOf = async (content: string | Uint8Array, more: object = {}) => {
  const { status, fields } = await compare(content, more);
  expect(status).toBe(400);
  return fields?.content ?? fields?.gateway;
};

/** An attempt at the bank that has come back. */
async function pay(scenario?: 'cancel' | 'lost') {
  const left = await shop.leaveForBank();
  if (scenario === 'lost') await shop.choose(left.token, 'lost');
  else await left.pay(scenario);
  const [row] = await shop.run<{ reference: string | null; amount: number }>(
    'SELECT reference, amount FROM payment_attempts WHERE id = $1',
    [left.attempt],
  );
  return { ...left, reference: row?.reference ?? '', amount: Number(row?.amount) };
}
const fileOf = (...lines: (string | number)[][]) =>
  [['شماره مرجع', 'مبلغ (ریال)', 'کارمزد'], ...lines].map((line) => line.join(',')).join('\r\n');

test('a file is compared with the payments of its day: what is equal, what differs, and what only one side has', async () => {
  const [equal, less, missing] = [await pay(), await pay(), await pay()];
  const cancelled = await pay('cancel');
  const { data } = await compare(
    fileOf(
      [equal.reference, equal.amount * 10, 12_000],
      [less.reference, less.amount * 10 - 5000, 12_000],
      [cancelled.token, cancelled.amount * 10, 0],
      ['999000999', 10_000, ''],
    ),
  );
  expect(data).toMatchObject({
    gateway: 'sandbox',
    day,
    matched: 1,
    differing: 4,
    fees: 2400,
    fileAmount: equal.amount + less.amount - 500 + cancelled.amount + 1000,
    shopAmount: equal.amount + less.amount + missing.amount,
  });
  expect(data.lines).toMatchObject([
    {
      kind: 'amount',
      line: 3,
      orderId: less.orderId,
      fileAmount: less.amount - 500,
      shopAmount: less.amount,
    },
    { kind: 'onlyGateway', line: 4, attemptId: cancelled.attempt, state: 'cancelled' },
    { kind: 'onlyGateway', line: 5, attemptId: null, reference: '999000999', fileAmount: 1000 },
    {
      kind: 'onlyShop',
      line: null,
      attemptId: missing.attempt,
      shopAmount: missing.amount,
      state: 'settled',
    },
  ]);
});

test('a comparison changes no payment, and who made it is kept with its file', async () => {
  const paid = await pay();
  const before = await shop.run('SELECT * FROM payment_attempts ORDER BY id');
  const { data } = await compare(fileOf([paid.reference, 1, 0]));
  expect(await shop.run('SELECT * FROM payment_attempts ORDER BY id')).toEqual(before);
  const { settlements } = (await desk.get<SettlementPage>('/admin/settlements')).data;
  const { lines: _, matched, fileAmount, shopAmount, fees, ...head } = data;
  expect(settlements[0]).toEqual({ ...head, name: 'bank.csv', differing: 1 });
  expect(head.operator).not.toBe('');
  expect([matched, fileAmount, shopAmount, fees]).toEqual([0, 0.1, paid.amount, 0]);
  expect((await desk.get<SettlementReport>(`/admin/settlements/${data.id}`)).data).toEqual(data);
  const [change] = await shop.run(
    "SELECT action, after FROM desk_changes WHERE area = 'settlement' ORDER BY id DESC LIMIT 1",
  );
  expect(change).toMatchObject({ action: 'import', after: { gateway: 'sandbox', date: day, differing: 1 } });
  const { token } = await shop.customer({ role: 'supervisor' });
  const file = await shop.app.inject({
    url: `/admin/settlements/export?id=${data.id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.body).toContain(`تفاوت مبلغ,2,${paid.reference},0.1,${paid.amount},0,${paid.orderId}`);
  expect((await desk.get('/admin/settlements/999999')).status).toBe(404);
});

test('a comparison is deleted after two years', async () => {
  const { data } = await compare(fileOf(['1', 1000, 0]));
  const cleanUps = cleanUpsOf(shop.db, () => Date.parse(data.at) + 732 * dayMs);
  cleanUps.add(oldSettlements);
  expect(await cleanUps.run()).toBeGreaterThan(0);
  expect((await desk.get(`/admin/settlements/${data.id}`)).status).toBe(404);
});

test('a payment that the bank took and whose return was lost is taken once the gateway is asked again', async () => {
  const lost = await pay('lost');
  const { data } = await compare(fileOf([lost.token, lost.amount * 10, 0]));
  expect(data.lines[0]).toMatchObject({ kind: 'onlyGateway', attemptId: lost.attempt, state: 'redirected' });
  const ask = () => desk.post<AskedPayment>('/admin/settlements/ask', { attemptId: lost.attempt });
  expect((await ask()).data).toEqual({ state: 'settled' });
  expect(await lost.states()).toEqual(['settled', 'preparing']);
  expect((await compare(fileOf([lost.token, lost.amount * 10, 0]))).data.matched).toBe(1);
  // A payment that is taken is not asked about.
  expect((await ask()).status).toBe(409);
  const [change] = await shop.run("SELECT action, before, after FROM desk_changes WHERE area = 'payment'");
  expect(change).toEqual({ action: 'ask', before: { state: 'redirected' }, after: { state: 'settled' } });
});

test('a gateway that did not take the money changes nothing when it is asked', async () => {
  const cancelled = await pay('cancel');
  const asked = await desk.post<AskedPayment>('/admin/settlements/ask', { attemptId: cancelled.attempt });
  expect(asked.data).toEqual({ state: 'cancelled' });
  expect((await cancelled.states())[1]).toBe('awaitingPayment');
});

test('money that went back to the card is missed by the shop, and money in a wallet is not', async () => {
  const [card, wallet] = [await pay(), await pay()];
  await shop.run('ALTER TABLE payment_attempts DISABLE TRIGGER payment_attempts_follow');
  await shop.run("UPDATE payment_attempts SET state = 'reverted' WHERE id = $1", [card.attempt]);
  await shop.run(
    "UPDATE payment_attempts SET state = 'refunded', refunded_amount = amount + 1 WHERE id = $1",
    [wallet.attempt],
  );
  await shop.run('ALTER TABLE payment_attempts ENABLE TRIGGER payment_attempts_follow');
  const { data } = await compare(
    fileOf([card.reference, card.amount * 10, 0], [wallet.reference, (wallet.amount + 1) * 10, 0]),
  );
  expect(data).toMatchObject({ matched: 1, lines: [{ kind: 'onlyGateway', state: 'reverted' }] });
});

test('a file in toman, with Persian digits, separators and columns of its own, is read', async () => {
  const paid = await pay();
  const persian = String(paid.amount).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  const text = `ردیف;کد پيگيری;مبلغ تراکنش;تاریخ\r\n۱;${paid.token};"${persian.slice(0, -3)}٬${persian.slice(-3)}";۱۴۰۵/۰۸/۲۹\r\n`;
  expect((await compare(text, { unit: 'toman' })).data).toMatchObject({
    matched: 1,
    differing: 0,
    lines: [],
  });
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect((await compare(utf16, { unit: 'toman' })).data.matched).toBe(1);
});

test('every line that cannot be read says why, and the others are compared', async () => {
  const paid = await pay();
  const { data } = await compare(
    fileOf(
      [paid.reference, paid.amount * 10, 0],
      ['', 1000, 0],
      ['4.19772E+11', 1000, 0],
      ['1', '12.5', 0],
      ['2', '0', 0],
      ['3', 1000, 'x'],
      [paid.reference, paid.amount * 10, 0],
    ),
  );
  expect(data.matched).toBe(1);
  expect(data.lines.map(({ line, fault }) => [line, fault])).toEqual([
    [3, 'شمارهٔ این تراکنش خالی است.'],
    [4, expect.stringContaining('گرد کرده')],
    [5, expect.stringContaining('مبلغ')],
    [6, expect.stringContaining('مبلغ')],
    [7, expect.stringContaining('کارمزد')],
    [8, 'این تراکنش در سطر ۲ هم آمده است.'],
  ]);
});

test('a payment that two lines name by different numbers counts once', async () => {
  const paid = await pay();
  const rial = paid.amount * 10;
  const { data } = await compare(
    `شماره مرجع,کد پیگیری,مبلغ\r\n${paid.reference},,${rial}\r\n,${paid.token},${rial}\r\n`,
  );
  expect(data).toMatchObject({
    matched: 1,
    shopAmount: paid.amount,
    lines: [{ line: 3, kind: 'faulty', fault: 'این تراکنش در سطر ۲ هم آمده است.' }],
  });
});

test('a sign in the place of a number names no payment', async () => {
  const [first, second] = [await pay(), await pay()];
  const lineOf = ({ reference, amount }: typeof first, sign: string) =>
    `${reference},${sign},${amount * 10}\r\n`;
  const file = (sign: string) => `شماره مرجع,کد پیگیری,مبلغ\r\n${lineOf(first, sign)}${lineOf(second, sign)}`;
  for (const sign of ['-', '0', '۰', '—'])
    expect((await compare(file(sign))).data).toMatchObject({ matched: 2, differing: 0 });
});

test('a file that is no table of payments is refused with a reason', async () => {
  expect(await refusalOf('شماره مرجع,تاریخ\r\n1,2')).toContain('مبلغ');
  expect(await refusalOf('مبلغ,تاریخ\r\n1,2')).toContain('شماره مرجع');
  expect(await refusalOf('شماره مرجع,مبلغ (تومان)\r\n1,2')).toContain('واحد');
  expect(await refusalOf('شماره مرجع,مبلغ,مبلغ تراکنش\r\n1,2,3')).toContain('دو بار');
  expect(await refusalOf('شماره مرجع,مبلغ\r\n')).toContain('سطری');
  expect(await refusalOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1]))).toContain('اکسل');
  const broken = Buffer.concat([Buffer.from('شماره مرجع,مبلغ\r\n'), Buffer.from([0xff])]);
  expect(await refusalOf(broken)).toContain('UTF-8');
  expect(await refusalOf('x', { content: 'not base64!' })).toContain('کامل نرسید');
  expect(await refusalOf(fileOf(['1', 1, 0]), { gateway: 'nobody' })).toContain('درگاه');
  expect(await refusalOf('a,b\r\n'.repeat(148_000))).toMatch(/[آ-ی]/);
  expect(await refusalOf(`${'('.repeat(390_000)},مبلغ\r\n1,2`)).toContain('شماره مرجع');
});
