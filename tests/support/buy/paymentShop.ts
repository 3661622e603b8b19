import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import type { Scenario } from '@/backend/adapters/payment/sandbox/scenarios';
import { takeReturn } from '@/backend/domains/buy/payment/callback';
import type { PaymentContext } from '@/backend/domains/buy/payment/context';
import { type PaymentOrder, startPayment } from '@/backend/domains/buy/payment/start';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { PaymentAttempt, PaymentStart } from '@/contract/payment';
import { openTestApp } from '@/tests/support/backend';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { runWorkerOnce } from '@/tests/support/worker';
import { createUnpaidOrder } from './unpaidOrder';

export const minuteMs = 60_000;
const begin = Date.parse('2026-11-20T08:00:00Z');
/** Price in toman of every order that `leaveForBank` pays. */
export const amount = 900_000;

type Attempt = { state: string; reason: string | null; nextInquiryAt: string | null };

const urlencoded = (form: Record<string, string>) => ({
  method: 'POST' as const,
  payload: new URLSearchParams(form).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/**
 * A shop with the sandbox bank and a clock that tests move. Waiting for a slow bank moves the clock too.
 * @param change replaces functions of the gateway
 */
export async function openPaymentShop(
  change: (gateway: PaymentGateway) => Partial<PaymentGateway> = () => ({}),
) {
  const clock = { now: begin };
  const now = () => clock.now;
  /** Calls that the bank does not answer, and whether it still cancels payments. */
  const faults = { silent: [] as ('start' | 'verify' | 'inquire')[], reverses: true };
  const unlessSilent =
    <Args extends unknown[], Result>(
      name: (typeof faults.silent)[number],
      call?: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      if (!call || faults.silent.includes(name)) throw new Error('The bank is silent.');
      return call(...args);
    };
  const opened: { bank: ReturnType<typeof openSandboxBank>; payment: PaymentContext['payment'] }[] = [];
  const shop = await openTestApp({
    now,
    openPayment: (db) => {
      const bank = openSandboxBank(db, now, async (ms) => {
        clock.now += ms;
      });
      const faulty = {
        start: unlessSilent('start', bank.gateway.start),
        verify: unlessSilent('verify', bank.gateway.verify),
        inquire: unlessSilent('inquire', bank.gateway.inquire),
        reverse: async (payment: Parameters<PaymentGateway['verify']>[0]) => {
          const reversal = faults.reverses ? await bank.gateway.reverse?.(payment) : undefined;
          return reversal ?? ({ done: false, forOperators: 'بانک برگشت را نپذیرفت.' } as const);
        },
      };
      const gateways = gatewaysOf([{ ...bank.gateway, ...faulty, ...change(bank.gateway) }]);
      const none = () => undefined;
      opened.push({
        bank,
        payment: { gateways, shopUrl: null, log: { info: none, warn: none, error: none } },
      });
      return { gateways, shopUrl: null, sandbox: bank };
    },
  });
  const [parts] = opened;
  if (!parts) throw new Error('The sandbox bank was not opened.');
  const { bank, payment } = parts;
  const { db, app, run } = shop;
  const context: PaymentContext = { db, now, payment };

  /** An order that awaits its payment and keeps one piece, with what the wallet pays of it. */
  const placeOrder = async (userId: number, options: Partial<Parameters<typeof createUnpaidOrder>[1]> = {}) =>
    (await createUnpaidOrder(db, { userId, now: clock.now, ...options })).orderId;

  /** Starts a payment at the sandbox bank. @returns the attempt and the bank's token */
  async function start(order: Omit<PaymentOrder, 'gateway'>): Promise<{ attempt: string; token: string }> {
    const { attemptId, redirect } = await startPayment(context, { ...order, gateway: 'sandbox' });
    return { attempt: attemptId, token: redirect.url.split('/').at(-1) ?? '' };
  }

  /** The shopper presses a button on the bank's page. @returns the address that the bank sends the browser to, if any */
  async function choose(token: string, scenario: Scenario = 'pay'): Promise<string | null> {
    const form = urlencoded({ action: 'pay', scenario });
    const answer = await app.inject({ url: `/sandboxBank/${token}`, ...form });
    return answer.statusCode === 303 ? String(answer.headers.location) : null;
  }

  /** The browser follows the address of a return. @returns the page that it is led to */
  async function follow(address: string | null, form?: Record<string, string>): Promise<string> {
    const url = String(address).replace('/payment/response', '/payment/callback');
    const answer = await app.inject({ url, ...(form && urlencoded(form)) });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers.location);
  }

  async function attempt(id: string): Promise<Attempt> {
    const [row] = await run<Attempt>(
      'SELECT state, reason, next_inquiry_at AS "nextInquiryAt" FROM payment_attempts WHERE id = $1',
      [id],
    );
    if (!row) throw new Error('There is no such attempt.');
    return row;
  }

  /** The attempt as the page of the result reads it. */
  const result = async (id: string): Promise<PaymentAttempt> =>
    (await app.inject(`/public/paymentAttempts/${id}`)).json().data;

  const orderState = async (id: number) =>
    (await run<{ state: string }>('SELECT state FROM orders WHERE id = $1', [id]))[0]?.state;

  /** @param seen what the worker sees instead of the shop's own gateway */
  const runWorker = (seen: PaymentContext = context) =>
    runWorkerOnce({
      ...seen,
      sms: { hasVoice: false, sendCode: async () => undefined, sendMessage: async () => undefined },
      storage: memoryStorage(),
      publish: async () => undefined,
    });

  return {
    ...shop,
    bank,
    context,
    clock,
    faults,
    placeOrder,
    start,
    choose,
    follow,
    attempt,
    result,
    orderState,
    runWorker,

    /** Starts a payment of an order, or of a new one of a new customer. */
    async leaveForBank(order?: { userId: number; orderId?: number }) {
      const userId = order?.userId ?? (await shop.customer()).userId;
      const orderId = order?.orderId ?? (await placeOrder(userId));
      const started = await start({ userId, purpose: 'order', orderId, amount });
      return {
        userId,
        orderId,
        ...started,
        /** Decides at the bank and comes back. @returns the page that the browser is led to */
        pay: async (scenario?: Scenario) => follow(await choose(started.token, scenario)),
        /** The address of a return that says this of the payment. */
        back: (status: string) =>
          `/payment/callback?gateway=sandbox&attempt=${started.attempt}&Token=${started.token}&Status=${status}`,
        /** The states of the attempt and of the order. */
        states: async () => [(await attempt(started.attempt)).state, await orderState(orderId)],
        result: () => result(started.attempt),
      };
    },

    /** Pays at the bank what a call has started. */
    payAt: async ({ redirect }: PaymentStart) => follow(await choose(redirect.url.split('/').at(-1) ?? '')),

    /** Lets minutes pass. The worker works after them, or after every minute. */
    async pass(minutes: number, isStepwise = false) {
      const turns = isStepwise ? minutes : 1;
      for (let turn = 0; turn < turns; turn += 1) {
        clock.now += (minutes / turns) * minuteMs;
        await runWorker();
      }
    },

    /** Fills a wallet. */
    fill: (userId: number, toman: number) =>
      moveWallet(
        db,
        { userId, amount: toman, kind: 'gift', title: 'هدیه', cause: `gift ${userId} ${Math.random()}` },
        clock.now,
      ),

    /** The backend takes a return, without a server around it. */
    takeReturn: (address: string) => {
      const query = Object.fromEntries(new URL(address, 'http://shop.test').searchParams);
      return takeReturn(context, { query, body: {} }, new Set());
    },

    /** Amounts of a wallet, oldest first. */
    entries: async (userId: number) =>
      (
        await run<{ amount: number }>(
          'SELECT amount FROM wallet_entries WHERE user_id = $1 ORDER BY sequence',
          [userId],
        )
      ).map((entry) => entry.amount),

    notices: (userId: number) =>
      run<{ kind: string; title: string; link: string; value: string | null }>(
        'SELECT kind, title, link, value FROM notifications WHERE user_id = $1 ORDER BY id',
        [userId],
      ),
  };
}
