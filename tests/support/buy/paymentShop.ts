import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import type { Scenario } from '@/backend/adapters/payment/sandbox/scenarios';
import { takeReturn } from '@/backend/domains/buy/payment/callback';
import type { PaymentContext } from '@/backend/domains/buy/payment/context';
import { type PaymentOrder, startPayment } from '@/backend/domains/buy/payment/start';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { PaymentAttempt } from '@/contract/payment';
import { openTestApp } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { small } from '@/tests/support/smallSeed';
import { runWorkerOnce } from '@/tests/support/worker';

export const minuteMs = 60_000;
const begin = Date.parse('2026-11-20T08:00:00Z');

type Attempt = {
  state: string;
  reference: string | null;
  reason: string | null;
  refundedTo: string | null;
  nextInquiryAt: string | null;
  inquiries: number;
};

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;

/**
 * A shop with the sandbox bank and a clock that tests move. Waiting for a slow bank moves the clock too.
 * @param change replaces functions of the gateway
 */
export async function openPaymentShop(
  change: (gateway: PaymentGateway, clock: { now: number }) => Partial<PaymentGateway> = () => ({}),
) {
  const clock = { now: begin };
  const now = () => clock.now;
  /** Warnings and errors that were logged. */
  const complaints: unknown[][] = [];
  const complain = (...parts: unknown[]) => {
    complaints.push(parts);
  };
  const banks: ReturnType<typeof openSandboxBank>[] = [];
  const payments: PaymentContext['payment'][] = [];
  const shop = await openTestApp({
    now,
    openPayment: (db) => {
      const bank = openSandboxBank(db, now, async (ms) => {
        clock.now += ms;
      });
      const gateways = gatewaysOf([{ ...bank.gateway, ...change(bank.gateway, clock) }]);
      banks.push(bank);
      payments.push({
        gateways,
        shopUrl: null,
        log: { info: () => undefined, warn: complain, error: complain },
      });
      return { gateways, shopUrl: null, sandbox: bank };
    },
  });
  const [bank] = banks;
  const [payment] = payments;
  if (!bank || !payment) throw new Error('The sandbox bank was not opened.');
  const { db, app } = shop;
  const context: PaymentContext = { db, now, payment };
  const iso = (ms: number) => new Date(ms).toISOString();

  return {
    ...shop,
    bank,
    context,
    clock,
    complaints,

    /** An order that awaits its payment and keeps one piece, with what the wallet pays of it. */
    async placeOrder(
      userId: number,
      { payToday = 900_000, fromWallet = 0, heldMinutes = 20 } = {},
    ): Promise<number> {
      const [order] = await run<{ id: number }>(
        db,
        `INSERT INTO orders (user_id, state, held_until, goods_total, pay_today, from_wallet, address, delivery, search_text, placed_at)
          VALUES ($1, 'awaitingPayment', $2, $3::bigint, $3::bigint, $4, '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
            '{"title": "پیک", "slot": null, "trackingCode": null}', 'x', $5) RETURNING id`,
        [userId, iso(clock.now + heldMinutes * minuteMs), payToday, fromWallet, iso(clock.now)],
      );
      const id = order?.id ?? 0;
      await run(
        db,
        `WITH taken AS (UPDATE product_properties SET stock = stock - 1 WHERE id = $2)
          INSERT INTO order_items (order_id, property_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, taken, price)
          VALUES ($1, $2, 's', 'شارژر', '/x.webp', '', '', '', 1, 1, $3)`,
        [id, small.charger, payToday],
      );
      await run(db, 'INSERT INTO order_reservations (order_id) VALUES ($1)', [id]);
      if (fromWallet > 0) {
        await run(
          db,
          'INSERT INTO wallet_holds (order_id, user_id, amount, created_at) VALUES ($1, $2, $3, $4)',
          [id, userId, fromWallet, iso(clock.now)],
        );
      }
      return id;
    },

    /** Fills a wallet. */
    fill: (userId: number, amount: number) =>
      moveWallet(
        db,
        { userId, amount, kind: 'gift', title: 'هدیه', cause: `gift ${userId} ${amount} ${Math.random()}` },
        clock.now,
      ),

    /** Starts a payment at the sandbox bank. @returns the attempt and the bank's token */
    async start(order: Omit<PaymentOrder, 'gateway'>): Promise<{ attempt: string; token: string }> {
      const { attemptId, redirect } = await startPayment(context, { ...order, gateway: 'sandbox' });
      return { attempt: attemptId, token: redirect.url.split('/').at(-1) ?? '' };
    },

    /** The shopper presses a button on the bank's page. @returns the address that the bank sends the browser to, if any */
    async choose(token: string, scenario: Scenario): Promise<string | null> {
      const payload = new URLSearchParams({ action: 'pay', scenario }).toString();
      const answer = await app.inject({
        method: 'POST',
        url: `/sandboxBank/${token}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return answer.statusCode === 303 ? String(answer.headers.location) : null;
    },

    /** The browser follows the address of a return. @returns the page that it is led to */
    async follow(address: string | null, form?: Record<string, string>): Promise<string> {
      const url = String(address).replace('/payment/response', '/payment/callback');
      const answer = form
        ? await app.inject({
            method: 'POST',
            url,
            payload: new URLSearchParams(form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        : await app.inject(url);
      expect(answer.statusCode).toBe(303);
      return String(answer.headers.location);
    },

    /** The backend takes a return, without a server around it. */
    takeReturn: (address: string) => {
      const query = Object.fromEntries(new URL(address, 'http://shop.test').searchParams);
      return takeReturn(context, { query, body: {} }, new Set());
    },

    /** @param seen what the worker sees instead of the shop's own gateway */
    runWorker: (seen: PaymentContext = context) =>
      runWorkerOnce({
        ...seen,
        sms: { hasVoice: false, sendCode: async () => undefined },
        storage: memoryStorage(),
        publish: async () => undefined,
      }),

    async attempt(id: string): Promise<Attempt> {
      const [row] = await run<Attempt>(
        db,
        `SELECT state, reference, reason, refunded_to AS "refundedTo", next_inquiry_at AS "nextInquiryAt", inquiries
          FROM payment_attempts WHERE id = $1`,
        [id],
      );
      if (!row) throw new Error('There is no such attempt.');
      return row;
    },

    /** The attempt as the page of the result reads it. */
    result: async (id: string): Promise<PaymentAttempt> =>
      (await app.inject(`/public/paymentAttempts/${id}`)).json().data,

    orderState: async (id: number) =>
      (await run<{ state: string }>(db, 'SELECT state FROM orders WHERE id = $1', [id]))[0]?.state,

    /** Amounts of a wallet, oldest first. */
    entries: async (userId: number) =>
      (
        await run<{ amount: number }>(
          db,
          'SELECT amount FROM wallet_entries WHERE user_id = $1 ORDER BY sequence',
          [userId],
        )
      ).map(({ amount }) => amount),

    notices: (userId: number) =>
      run<{ kind: string; title: string; link: string; value: string | null }>(
        db,
        'SELECT kind, title, link, value FROM notifications WHERE user_id = $1 ORDER BY id',
        [userId],
      ),
  };
}
