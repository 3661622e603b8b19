import { randomUUID } from 'node:crypto';
import { mostBasketLines } from '@/contract/limits';
import { forAllTests } from '@/tests/support/backend';
import { amount, minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { renameShop } from '@/tests/support/layout/renameShop';
import { toPersianDigits } from '@/utils/digits';

const shop = forAllTests(() => openPaymentShop());
beforeEach(() => {
  Object.assign(shop.faults, { silent: [], reverses: true });
});

/** Cancels an order that was not paid in time. */
const release = (orderId: number) =>
  shop.run('SELECT * FROM release_order($1, $2::timestamptz, NULL, $3)', [
    orderId,
    new Date(shop.clock.now).toISOString(),
    mostBasketLines,
  ]);

const titlesOf = async (userId: number) =>
  (await shop.notices(userId)).map(({ title, link }) => [title, link]);

describe('the choices on the page of the bank', () => {
  test('a payment brings the order to preparing, the result says paid, and one message says so', async () => {
    const payment = await shop.leaveForBank();
    const { orderId, userId } = payment;
    expect(await payment.result()).toMatchObject({ outcome: 'checking', orderId, amount });
    expect(await payment.pay()).toBe(`/payment-resualt?attempt=${payment.attempt}`);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
    expect(await payment.result()).toMatchObject({
      outcome: 'paid',
      purpose: 'order',
      gatewayTitle: 'درگاه آزمایشی',
      reference: expect.stringMatching(/^\d{12}$/),
      card: '603799******0000',
      reason: null,
      nextInquiryAt: null,
    });
    await payment.pay();
    const placed = [`سفارش ${toPersianDigits(orderId)} ثبت شد`, `/dashboard/orders/${orderId}`];
    expect(await titlesOf(userId)).toEqual([placed]);
  });

  test.each([
    ['cancel', 'cancelled', 'پرداخت را لغو کردید.'],
    ['wrongCard', 'failed', 'شمارهٔ کارت نادرست است.'],
  ] as const)('%s leaves the order payable and gives the reason', async (scenario, state, reason) => {
    const payment = await shop.leaveForBank();
    await payment.pay(scenario);
    expect(await payment.states()).toEqual([state, 'awaitingPayment']);
    expect(await shop.attempt(payment.attempt)).toMatchObject({ reason });
    expect(await payment.result()).toMatchObject({ outcome: 'notPaid', reason });
  });

  test('a bank that answers after 40 seconds is waited for', async () => {
    const payment = await shop.leaveForBank();
    const before = shop.clock.now;
    await payment.pay('slow');
    expect(shop.clock.now - before).toBe(40_000);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
  });

  test('a return that is lost is made up by the worker after a minute', async () => {
    const payment = await shop.leaveForBank();
    expect(await shop.choose(payment.token, 'lost')).toBeNull();
    await shop.runWorker();
    expect(await payment.states()).toEqual(['redirected', 'awaitingPayment']);
    await shop.pass(1);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
  });

  test('a verification that times out is unknown, and the worker ends it', async () => {
    const payment = await shop.leaveForBank();
    await payment.pay('timeout');
    expect(await payment.result()).toMatchObject({ outcome: 'checking', reason: null });
    const { state, nextInquiryAt } = await shop.attempt(payment.attempt);
    expect([state, Date.parse(nextInquiryAt ?? '')]).toEqual(['unknown', shop.clock.now + minuteMs]);
    await shop.pass(5, true);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
  });

  test('another amount than agreed grants nothing and goes back to the card', async () => {
    const payment = await shop.leaveForBank();
    await payment.pay('mismatch');
    expect(await shop.orderState(payment.orderId)).toBe('awaitingPayment');
    expect(await payment.result()).toMatchObject({
      outcome: 'refunded',
      refundedTo: 'card',
      refundedAmount: 901_000,
      reason: 'مبلغی که بانک گرفت با مبلغ این پرداخت یکی نبود.',
    });
    expect(await shop.bank.books.find(payment.token)).toMatchObject({
      state: 'reversed',
      amountRial: 9_010_000,
    });
  });
});

describe('a return', () => {
  test('is taken by POST too, and its log has no number of a card', async () => {
    const { attempt, token, states } = await shop.leaveForBank();
    await shop.bank.books.decide(token, 'pay');
    const path = `/payment/response?gateway=sandbox&attempt=${attempt}`;
    const secrets = { CardNumber: '6037 9918 9999 0000', Authorization: 'Bearer abc' };
    const page = await shop.follow(path, { Token: token, Status: 'OK', ...secrets });
    expect(page).toBe(`/payment-resualt?attempt=${attempt}`);
    expect(await states()).toEqual(['settled', 'preparing']);
    const rows = await shop.run<{ step: string }>(
      'SELECT step, body FROM payment_logs WHERE attempt_id = $1 ORDER BY id',
      [attempt],
    );
    expect(rows.map(({ step }) => step)).toEqual(['start', 'callback', 'verify']);
    expect(JSON.stringify(rows)).not.toMatch(/9918|abc/);
  });

  test('with a wrong token, gateway or attempt changes nothing and still leads to the result', async () => {
    const { attempt, token, states } = await shop.leaveForBank();
    await shop.bank.books.decide(token, 'pay');
    const returns = [
      `?gateway=sandbox&attempt=${attempt}&Token=other&Status=OK`,
      `?gateway=other&attempt=${attempt}&Token=${token}&Status=OK`,
      `?gateway=sandbox&attempt=${randomUUID()}&Token=${token}&Status=OK`,
      '?gateway=sandbox&attempt=1&Token=x',
      '',
    ];
    for (const query of returns)
      expect(await shop.follow(`/payment/callback${query}`)).toMatch(
        /^\/payment-resualt(\?attempt=[\da-f-]+)?$/,
      );
    expect(await states()).toEqual(['redirected', 'awaitingPayment']);
  });

  test('that says paid is not believed', async () => {
    const payment = await shop.leaveForBank();
    await shop.follow(payment.back('OK'));
    expect(await payment.states()).toEqual(['failed', 'awaitingPayment']);
  });

  test('that came too early does not keep a later payment from being recorded', async () => {
    const payment = await shop.leaveForBank();
    for (let times = 0; times < 2; times += 1) {
      await shop.follow(payment.back('CANCELLED'));
      expect((await payment.states())[0]).toBe('cancelled');
    }
    // The bank was asked a moment ago, so the worker asks it again.
    await payment.pay();
    expect((await payment.states())[0]).toBe('cancelled');
    await shop.pass(0.5);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
  });

  test('of a given up payment asks the bank once in 30 seconds and 20 times in all, and 20 returns are logged', async () => {
    const payment = await shop.leaveForBank();
    const back = payment.back('CANCELLED');
    await shop.follow(back);
    const logged = async (step: string) =>
      (
        await shop.run('SELECT FROM payment_logs WHERE attempt_id = $1 AND step = $2', [
          payment.attempt,
          step,
        ])
      ).length;
    await Promise.all(Array.from({ length: 10 }, () => shop.follow(back)));
    expect(await logged('inquire')).toBe(1);
    for (let times = 0; times < 25; times += 1) {
      shop.clock.now += 30_000;
      await shop.follow(back);
    }
    expect([await logged('inquire'), await logged('callback')]).toEqual([20, 20]);
    await shop.pass(0.5);
    expect(await logged('inquire')).toBe(20);
  });
});

describe('money that pays nothing', () => {
  test('of an order that was cancelled meanwhile goes back to the card', async () => {
    const payment = await shop.leaveForBank();
    await release(payment.orderId);
    await payment.pay();
    expect(await shop.orderState(payment.orderId)).toBe('cancelled');
    expect(await payment.result()).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
    expect(await shop.bank.books.find(payment.token)).toMatchObject({ state: 'reversed' });
    expect((await shop.notices(payment.userId)).at(-1)).toMatchObject({
      kind: 'wallet',
      title: 'وجه پرداخت به شما برگشت',
    });
  });

  test('goes into the wallet once when it cannot go back to the card, and the shopper is told', async () => {
    shop.faults.reverses = false;
    const payment = await shop.leaveForBank();
    await release(payment.orderId);
    const back = await shop.choose(payment.token);
    await Promise.all([shop.follow(back), shop.follow(back)]);
    await shop.runWorker();
    expect(await payment.result()).toMatchObject({ outcome: 'refunded', refundedTo: 'wallet' });
    expect(await shop.entries(payment.userId)).toEqual([amount]);
    expect(await shop.notices(payment.userId)).toHaveLength(1);
  });

  test('of two attempts in two tabs is the second, and the first pays the order', async () => {
    const first = await shop.leaveForBank();
    const second = await shop.leaveForBank(first);
    await Promise.all([first.pay(), second.pay()]);
    const states = [(await first.states())[0], (await second.states())[0]];
    expect(states.toSorted()).toEqual(['reverted', 'settled']);
  });

  test('whose way back is not known waits for the worker, and is never given back twice', async () => {
    shop.faults.reverses = false;
    const payment = await shop.leaveForBank();
    await release(payment.orderId);
    const back = await shop.choose(payment.token);
    shop.faults.silent = ['inquire'];
    await shop.follow(back);
    expect(await payment.result()).toMatchObject({ outcome: 'checking' });
    await shop.follow(back);
    await shop.runWorker();
    // The bank has reversed it although its answer was lost.
    await shop.bank.books.reverse(payment.token);
    shop.faults.silent = [];
    await shop.pass(10);
    expect(await payment.result()).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
    expect(await shop.entries(payment.userId)).toEqual([]);
  });
});

test('a gateway that cannot be reached starts nothing, and the shopper is told so', async () => {
  shop.faults.silent = ['start'];
  const { userId } = await shop.customer();
  const orderId = await shop.placeOrder(userId);
  const refusal = { statusCode: 503, code: 'unavailable' };
  await expect(shop.leaveForBank({ userId, orderId })).rejects.toMatchObject(refusal);
  const attempts = await shop.run('SELECT state FROM payment_attempts WHERE order_id = $1', [orderId]);
  expect(attempts).toEqual([{ state: 'failed' }]);
});

test('the customer is told once that an unpaid order was given up', async () => {
  const { userId } = await shop.customer();
  const orderId = await shop.placeOrder(userId);
  await shop.pass(24 * 60);
  await shop.runWorker();
  expect(await shop.orderState(orderId)).toBe('cancelled');
  const given = [`سفارش ${toPersianDigits(orderId)} لغو شد`, `/dashboard/orders/${orderId}`];
  expect(await titlesOf(userId)).toEqual([given]);
});

test('the database refuses a transition that is not in the table, and a change of the terms', async () => {
  const { attempt } = await shop.leaveForBank();
  const change = (set: string) => shop.run(`UPDATE payment_attempts SET ${set} WHERE id = $1`, [attempt]);
  const refused = [
    `state = 'settled'`,
    `state = 'refunded'`,
    'amount = 1',
    `gateway = 'other'`,
    `purpose = 'instalment'`,
    'instalments = ARRAY[1]',
  ];
  for (const set of refused)
    await expect(change(set)).rejects.toThrow(/payment attempt cannot (go from|be changed)/);
  await change(`state = 'returned'`);
});

describe('the page of the sandbox bank', () => {
  const read = (token: string) => shop.app.inject(`/sandboxBank/${token}`);

  test('names the amount in rial and toman and the payee, and says that it is a sandbox', async () => {
    const { token } = await shop.leaveForBank();
    const { statusCode, body, headers } = await read(token);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود، شمارهٔ کارت واقعی وارد نکنید.');
    for (const text of ['۹٬۰۰۰٬۰۰۰ ریال', '۹۰۰٬۰۰۰ تومان', 'پله']) expect(body).toContain(text);
    await renameShop(shop.db, 'بازار آفتاب');
    const renamed = (await read(token)).body;
    expect(renamed).toContain('بازار آفتاب');
    expect(renamed).not.toContain('پله');
    await renameShop(shop.db, 'پله');
  });

  test('allows no script and one style sheet, and sends no field of the card', async () => {
    const { token } = await shop.leaveForBank();
    const { body, headers } = await read(token);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script| style=| on\w+=/);
    const named = [...body.matchAll(/<(?:input|button)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(['scenario', 'action']));
    expect((await read(token)).body).not.toContain(String(nonce));
  });

  test('decides once, and then leads back', async () => {
    const { token } = await shop.leaveForBank();
    const first = await shop.choose(token);
    expect(first).toMatch(/^\/payment\/response\?gateway=sandbox&attempt=[\da-f-]+&Token=[\w-]+&Status=OK$/);
    expect(await shop.choose(token, 'cancel')).toBe(first);
    expect((await read(token)).body).toContain('این پرداخت بسته شده است');
  });

  test('closes after a quarter of an hour, and does not know other payments', async () => {
    const { token } = await shop.leaveForBank();
    shop.clock.now += 15 * minuteMs;
    expect((await read(token)).body).toContain('این پرداخت بسته شده است');
    expect(await shop.choose(token)).toContain('Status=NOK');
    const unknown = await read('no-such-payment');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('این پرداخت پیدا نشد');
  });

  test('gives money back that the shop has not taken for half an hour', async () => {
    const payment = await shop.leaveForBank();
    await shop.bank.books.decide(payment.token, 'pay');
    await shop.pass(30);
    expect((await payment.states())[0]).toBe('failed');
  });
});
