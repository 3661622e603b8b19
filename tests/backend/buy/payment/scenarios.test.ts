import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { type Customer, createCustomer } from '@/tests/support/customer';

let shop: PaymentShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  customer = await createCustomer(shop.db);
  shop.complaints.length = 0;
});
afterAll(() => shop.close());

const amount = 900_000;

/** An order of the customer whose payment has been started. */
async function leaveForBank() {
  const orderId = await shop.placeOrder(customer.userId);
  const started = await shop.start({ userId: customer.userId, purpose: 'order', orderId, amount });
  return { orderId, ...started };
}

test('a payment brings the order to preparing, and the result says paid', async () => {
  const { orderId, attempt, token } = await leaveForBank();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'checking', orderId, amount });
  const page = await shop.follow(await shop.choose(token, 'pay'));
  expect(page).toBe(`/payment-resualt?attempt=${attempt}`);
  expect(await shop.orderState(orderId)).toBe('preparing');
  expect(await shop.result(attempt)).toMatchObject({
    outcome: 'paid',
    purpose: 'order',
    gatewayTitle: 'درگاه آزمایشی',
    reference: expect.stringMatching(/^\d{12}$/),
    card: '603799******0000',
    reason: null,
    nextInquiryAt: null,
  });
});

test.each([
  ['cancel', 'cancelled', 'پرداخت را لغو کردید.'],
  ['wrongCard', 'failed', 'شمارهٔ کارت نادرست است.'],
] as const)('%s leaves the order payable and gives the reason', async (scenario, state, reason) => {
  const { orderId, attempt, token } = await leaveForBank();
  await shop.follow(await shop.choose(token, scenario));
  expect(await shop.attempt(attempt)).toMatchObject({ state, reason });
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'notPaid', reason });
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
});

test('a bank that answers after 40 seconds is waited for', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  const before = shop.clock.now;
  await shop.follow(await shop.choose(token, 'slow'));
  expect(shop.clock.now - before).toBe(40_000);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a return that comes twice pays once', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  const back = await shop.choose(token, 'double');
  await Promise.all(Array.from({ length: 8 }, () => shop.follow(back)));
  await shop.follow(back);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a return that is lost is made up by the worker after a minute', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  expect(await shop.choose(token, 'lost')).toBeNull();
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'redirected' });
  shop.clock.now += minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a verification that times out is unknown, and the worker ends it', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  await shop.follow(await shop.choose(token, 'timeout'));
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'checking', reason: null });
  const { state, nextInquiryAt } = await shop.attempt(attempt);
  expect(state).toBe('unknown');
  expect(Date.parse(nextInquiryAt ?? '')).toBe(shop.clock.now + minuteMs);
  for (let minutes = 0; minutes < 5; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('another amount than agreed grants nothing and goes back to the card', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  await shop.follow(await shop.choose(token, 'mismatch'));
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  expect(await shop.result(attempt)).toMatchObject({
    outcome: 'refunded',
    refundedTo: 'card',
    refundedAmount: 901_000,
    reason: 'مبلغی که بانک گرفت با مبلغ این پرداخت یکی نبود.',
  });
  expect(await shop.bank.books.find(token)).toMatchObject({ state: 'reversed', amountRial: 9_010_000 });
});
