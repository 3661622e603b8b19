import { randomUUID } from 'node:crypto';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import { hashToken } from '@/backend/server/callers';
import type { ChangedAddress } from '@/contract/address';
import { aHomeAddress } from './account/homeAddress';
import type { TestApp } from './backend';
import { createUnpaidOrder } from './buy/unpaidOrder';
import { writeInstalment, writeOrder } from './buy/writeOrder';
import { asCustomer, type Customer, createCustomer, openSession } from './customer';
import { customerOf, guestBasket } from './guest';
import { small, smallProducts } from './smallSeed';

/** A customer who has something of every kind. */
export type Owner = Customer & {
  /** Ids of everything that belongs to the customer, deleted addresses and the basket included. */
  ids: (number | string)[];
  cartId: string;
};

const notice = 'پیام مریم';
const home = aHomeAddress({ title: 'خانهٔ مریم' });
/** Texts that no answer to anybody else may have. */
export const ownersTexts = new RegExp(`${notice}|${home.title}`);

/** Creates an owner in the small shop. @param pictureId of the file of a cheque */
export async function createOwner(
  shop: Pick<TestApp, 'app' | 'db' | 'run'>,
  { now, pictureId = randomUUID() }: { now: number; pictureId?: string },
): Promise<Owner> {
  const customer = await createCustomer(shop.db, { now });
  const { userId } = customer;
  const moment = new Date(now);
  const plan = {
    name: 'طرح',
    method: 'amortised',
    months: 1,
    annualRate: 0,
    prepayment: 0,
    aboveCeiling: 0,
  } as const;
  const facility = { ...plan, fee: 0, loanAmount: 1000, amountPerMonth: 1000 };
  // The first line of the shop is the line that the sample body returns.
  const order = await writeOrder(shop.db, { userId, paidAt: moment, facility }, [{ qty: 9, price: 100 }]);
  await shop.run(
    `INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'paid', $2), ($1, 'delivered', $2)`,
    [order, moment.toISOString()],
  );
  const [returned] = await shop.run<{ id: number }>(
    `INSERT INTO order_returns (order_id, user_id, state, reason, note, requested_at, changed_at)
      VALUES ($1, $2, 'requested', 'changedMind', '', now(), now()) RETURNING id`,
    [order, userId],
  );
  await writeInstalment(shop.db, order, { dueDate: '2026-12-01', amount: 10_000 });
  const heldUntil = new Date(now + 60_000);
  const unpaid = await writeOrder(shop.db, { userId, state: 'awaitingPayment', heldUntil, payToday: 1000 });
  const [notification] = await shop.run<{ id: number }>(
    `INSERT INTO notifications (user_id, kind, title, text) VALUES ($1, 'general', $2, 'متن') RETURNING id`,
    [userId, notice],
  );
  const cause = `ownership of ${userId}`;
  await moveWallet(shop.db, { userId, amount: 5000, kind: 'recharge', title: 'افزایش', cause }, now);
  const calls = asCustomer(shop.app, customer.token);
  await calls.post('/user/favorites', { productIds: [smallProducts.watch] });
  const addAddress = async () =>
    (await calls.post<unknown, ChangedAddress>('/user/addresses', home)).extraObject.id;
  const addresses = [await addAddress(), await addAddress(), await addAddress()];
  await calls.delete(`/user/addresses/${addresses[2]}`);
  await openSession(shop.db, userId, now);
  const sessions = await shop.run<{ id: string }>(
    'SELECT id FROM sessions WHERE user_id = $1 AND token_hash <> $2',
    [userId, hashToken(customer.token)],
  );
  const merged = await customerOf(shop.app, customer.token).importBasket(
    await guestBasket(shop.app, [[small.charger, 1]]),
  );
  const cartId = merged.data.cartId ?? '';
  const fileId = randomUUID();
  const addFile = (id: string, purpose: string) =>
    shop.run(
      `INSERT INTO stored_files (id, user_id, purpose, content_type, size, sha256, created_at)
        VALUES ($1, $2, $3, 'image/jpeg', 1, 'x', now())`,
      [id, userId, purpose],
    );
  await addFile(fileId, 'return');
  const uploadId = randomUUID();
  await shop.run(
    `INSERT INTO file_uploads (id, user_id, purpose, size, parts, created_at, touched_at)
      VALUES ($1, $2, 'return', 1000000, 2, now(), now())`,
    [uploadId, userId],
  );
  const cheque = { pieces: 'single', coverPercent: 100 } as const;
  const conditions = { documents: [], cheque };
  const reviewed = await writeOrder(shop.db, { userId, state: 'paymentReview', facility, conditions });
  await shop.run(
    `INSERT INTO order_documents (order_id, number, title, state, files, changed_at)
      VALUES ($1, 1, 'تصویر کارت ملی', 'given', ARRAY[$2::uuid], now())`,
    [reviewed, pictureId],
  );
  await shop.run(
    `INSERT INTO cheques (order_id, number, amount, due_date, changed_at) VALUES ($1, 1, 10000, '2026-12-01', now())`,
    [reviewed],
  );
  await addFile(pictureId, 'cheque');
  // The call that cancels cancels one of them; the other can then still be paid.
  const { orderId } = await createUnpaidOrder(shop.db, { userId, now });
  const ids = [order, unpaid, reviewed, orderId, returned?.id ?? 0, notification?.id ?? 0, ...addresses];
  const uuids = [
    fileId,
    uploadId,
    ...sessions.map(({ id }) => id),
    merged.extraObject.report?.id ?? '',
    cartId,
  ];
  return { ...customer, ids: [...ids, ...uuids], cartId };
}
