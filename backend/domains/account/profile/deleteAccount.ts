import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { confirmByPassword, refusePassword } from '@/backend/domains/account/session/confirmByPassword';
import type { guardOf } from '@/backend/domains/account/session/guard';
import type { SignInCaller, signInOf } from '@/backend/domains/account/session/signIn';
import { anonymousAsker } from '@/backend/domains/browse/question/messages';
import { anonymousBuyer } from '@/backend/domains/browse/review/messages';
import type { Caller } from '@/backend/server/callers';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import type { DeleteAccount } from '@/contract/profile';
import { messages } from './messages';

const Owner = Type.Object({ mobile: Type.String(), passwordHash: Nullable(Type.String()) });
const read = declareStatement({
  name: 'account_to_delete',
  text: 'SELECT mobile, password_hash AS "passwordHash" FROM users WHERE id = $1 AND removed_at IS NULL',
  row: Owner,
});

/** The texts that replace name, address and number in the orders, questions and reviews of a deleted account. */
const erased = JSON.stringify({
  address: { receiverName: 'حساب حذف‌شده', receiverMobile: '', text: '', postalCode: '' },
  asker: anonymousAsker,
  buyer: anonymousBuyer,
});

/**
 * Deletes the account of the caller, who confirms it with the password or, without one, with a fresh code. Orders and
 * wallet entries stay for the accounts without personal data. The number can register again.
 * @throws 400 when the confirmation is wrong, 409 for the only supervisor and when money, an order, a loan or an instalment is open, 429
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
  const moment = isoNow({ now });
  const [open] = await db.query(findOpen, { customer: userId, now: moment });
  refuseOpen(open, userId);
  const [owner] = await db.query(read, [userId]);
  if (!owner) throw refusePassword(userId);
  if (owner.passwordHash === null) await signIn.confirmByCode(owner.mobile, confirmation.code ?? '', from);
  else await confirmByPassword(guard, userId, owner.passwordHash, confirmation.password ?? '', from);
  const [ended] = await db.query(erase, { customer: userId, ...owner, erased, now: moment });
  refuseOpen(ended, userId);
}

/** The reason why an account cannot be deleted, with its number; see `open_business`. */
const Hindrance = Type.Object({
  kind: Nullable(
    Type.Enum([
      'done',
      'changed',
      'supervisor',
      'wallet',
      'order',
      'payment',
      'return',
      'loan',
      'instalment',
    ]),
  ),
  value: Nullable(Type.Integer()),
});
const findOpen = declareStatement({
  name: 'account_open_business',
  text: 'SELECT kind, value FROM open_business($customer, $now)',
  row: Hindrance,
});
const erase = declareStatement({
  name: 'account_erase',
  text: 'SELECT kind, value FROM erase_account($customer, $mobile, $passwordHash, $erased::jsonb, $now)',
  row: Hindrance,
});

/** @throws 400 when the password has changed since it was checked, 409 with what must be finished first */
function refuseOpen(found: Static<typeof Hindrance> | undefined, userId: number): void {
  const value = found?.value ?? 0;
  const refuseBusiness = (message: string) => refuse(409, 'conflict', message);
  switch (found?.kind) {
    case 'changed':
      throw refusePassword(userId);
    case 'supervisor':
      throw refuseBusiness(messages.onlySupervisor);
    case 'wallet':
      throw refuseBusiness(messages.walletNotEmpty(value));
    case 'order':
      throw refuseBusiness(messages.orderOpen(value));
    case 'payment':
      throw refuseBusiness(messages.paymentOpen);
    case 'return':
      throw refuseBusiness(messages.returnOpen(value));
    case 'loan':
      throw refuseBusiness(messages.loanOpen(value));
    case 'instalment':
      throw refuseBusiness(messages.instalmentOpen(value));
  }
}
