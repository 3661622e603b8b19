import { and, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Caller } from '@/backend/callers';
import type { Orm } from '@/backend/db/connect';
import { basketImports, baskets } from '@/backend/db/schema/basket';
import { idempotencyKeys } from '@/backend/db/schema/checkout';
import { cheques } from '@/backend/db/schema/cheque';
import { cooperationRequests } from '@/backend/db/schema/cooperation';
import * as customer from '@/backend/db/schema/customer';
import { fileUploads, storedFiles } from '@/backend/db/schema/file';
import { instalments, orders } from '@/backend/db/schema/order';
import { orderReturns } from '@/backend/db/schema/orderReturn';
import { paymentAttempts } from '@/backend/db/schema/payment';
import { planRequests } from '@/backend/db/schema/planRequest';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { Nullable } from '@/contract/common';
import type { DeleteAccount } from '@/contract/session';
import type { guardOf } from './guard';
import { messages } from './messages';
import { isPassword } from './password';
import type { SignInCaller, signInOf } from './signIn';

const Owner = Type.Object({ mobile: Type.String(), passwordHash: Nullable(Type.String()) });
type Owner = Static<typeof Owner>;
const read = declareStatement({
  name: 'account_to_delete',
  text: 'SELECT mobile, password_hash AS "passwordHash" FROM users WHERE id = $1 AND removed_at IS NULL',
  row: Owner,
});

/** Replaces the address of the receiver in the orders of a deleted account. */
const erasedAddress = { receiverName: 'حساب حذف‌شده', receiverMobile: '', text: '', postalCode: '' };

/**
 * Deletes the account of the caller, who confirms it with the password or, without one, with a fresh code. Orders and
 * wallet entries stay for the accounts without personal data. The number can register again.
 * @throws 400 when the confirmation is wrong, 409 when money, an order, a loan or an instalment is open, 429
 */
export async function deleteAccount(
  { db, now }: DomainParts,
  guard: ReturnType<typeof guardOf>,
  signIn: ReturnType<typeof signInOf>,
  { userId }: Caller,
  confirmation: DeleteAccount,
  from: SignInCaller,
): Promise<void> {
  // Comes before the confirmation, so that a refusal does not use the code.
  await refuseUnfinished(db.orm, userId, now());
  const [owner] = await db.query(read, [userId]);
  if (!owner) throw refuseConfirmation('password', messages.wrongPassword, userId);
  if (owner.passwordHash === null) await signIn.confirmByCode(owner.mobile, confirmation.code ?? '', from);
  else await confirmByPassword(guard, userId, owner.passwordHash, confirmation.password ?? '', from.address);
  await db.orm.transaction(async (tx) => {
    await removePerson(tx, userId, owner, now());
  });
}

async function confirmByPassword(
  guard: ReturnType<typeof guardOf>,
  userId: number,
  stored: string,
  password: string,
  address: string,
): Promise<void> {
  const giveBack = await guard.countPasswordCheck(`user-${userId}`, { address, device: null });
  if (!(await isPassword(password, stored))) {
    throw refuseConfirmation('password', messages.wrongPassword, userId);
  }
  await giveBack();
}

const refuseConfirmation = (field: string, message: string, userId: number) =>
  refuse(400, 'bad_input', message, { [field]: message }, { reason: 'wrong_password', customer: userId });

/** @throws 409 with the reason why an account cannot be deleted yet */
async function refuseUnfinished(orm: Orm, userId: number, now: number): Promise<void> {
  const { walletEntries } = customer;
  const [entry] = await orm
    .select({ balance: walletEntries.balance })
    .from(walletEntries)
    .where(eq(walletEntries.userId, userId))
    .orderBy(desc(walletEntries.sequence))
    .limit(1);
  if (entry && entry.balance > 0) throw refuse(409, 'conflict', messages.walletNotEmpty(entry.balance));

  const awaitsPayment = and(
    eq(orders.state, 'awaitingPayment'),
    or(isNull(orders.heldUntil), gt(orders.heldUntil, new Date(now))),
  );
  const [open] = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(inArray(orders.state, ['paymentReview', 'preparing', 'shipped']), awaitsPayment),
      ),
    )
    .limit(1);
  if (open) throw refuse(409, 'conflict', messages.orderOpen(open.id));

  // Money that arrives for a deleted account would go into a wallet that nobody can open.
  const [paying] = await orm
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.userId, userId),
        inArray(paymentAttempts.state, ['created', 'redirected', 'returned', 'verifying', 'unknown']),
      ),
    )
    .limit(1);
  if (paying) throw refuse(409, 'conflict', messages.paymentOpen);

  const [returning] = await orm
    .select({ orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(
      and(
        eq(orderReturns.userId, userId),
        inArray(orderReturns.state, ['requested', 'received', 'accepted']),
      ),
    )
    .limit(1);
  if (returning) throw refuse(409, 'conflict', messages.returnOpen(returning.orderId));

  const [loan] = await orm
    .select({ id: planRequests.id })
    .from(planRequests)
    .where(and(eq(planRequests.userId, userId), inArray(planRequests.state, ['approved', 'contract'])))
    .limit(1);
  if (loan) throw refuse(409, 'conflict', messages.loanOpen(loan.id));

  const [unpaid] = await orm
    .select({ id: orders.id })
    .from(instalments)
    .innerJoin(orders, eq(orders.id, instalments.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(instalments.paidAt),
        notInArray(orders.state, ['cancelled', 'returned']),
      ),
    )
    .limit(1);
  if (unpaid) throw refuse(409, 'conflict', messages.instalmentOpen(unpaid.id));
}

/**
 * Removes the personal data from all rows that stay, inside a transaction. It locks the customer's row first, as every
 * wallet change does, so that the check for open money sees the newest balance.
 * @throws 400 when the password has changed since it was checked, 409
 */
async function removePerson(
  tx: Orm,
  userId: number,
  { mobile, passwordHash }: Owner,
  now: number,
): Promise<void> {
  const { users, sessions, knownDevices, signInCodes, addresses, favorites, notifications } = customer;
  const [locked] = await tx
    .select({ mobile: users.mobile, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (locked?.mobile !== mobile || locked.passwordHash !== passwordHash) {
    throw refuseConfirmation('password', messages.wrongPassword, userId);
  }
  await refuseUnfinished(tx, userId, now);
  const personal = [sessions, knownDevices, addresses, favorites, notifications, basketImports, baskets];
  for (const table of [...personal, cooperationRequests, idempotencyKeys, storedFiles, fileUploads]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.delete(signInCodes).where(eq(signInCodes.mobile, mobile));
  await tx.execute(sql`SELECT erase_plan_requests(${userId})`);
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(cheques).where(inArray(cheques.orderId, theirs));
  await tx.update(orders).set({ address: erasedAddress }).where(eq(orders.userId, userId));
  await tx
    .update(users)
    .set({
      mobile: null,
      passwordHash: null,
      // Invalidates the session of a sign-in that is in progress.
      credentials: sql`${users.credentials} + 1`,
      fName: null,
      lName: null,
      nationalCode: null,
      birthDate: null,
      provinceId: null,
      cityId: null,
      noCheck: false,
      role: 'customer',
      removedAt: new Date(now),
    })
    .where(eq(users.id, userId));
}
