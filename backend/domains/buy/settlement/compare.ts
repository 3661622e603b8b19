import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from '@/contract/common';
import type { SettlementLine } from '@/contract/desk/settlement';
import { AttemptState } from '@/contract/payment';
import { messages } from './messages';
import type { FaultyLine, FileLine } from './readFile';

/** A payment of the shop that a line of the file may be about. */
export const ShopPayment = Type.Object({
  id: Type.String(),
  /** Numbers by which a gateway may name the attempt. */
  keys: Type.Array(Type.String()),
  state: AttemptState,
  orderId: Nullable(Id),
  /** The amount that the bank took, or was to take. */
  amount: Toman,
  /** Whether it was made on the day of the file. */
  isOfDay: Type.Boolean(),
});
export type ShopPayment = Static<typeof ShopPayment>;

/** States in which the shop has the money at the gateway. What went into a wallet is still there, what went to a card is not. */
const takenStates: ReadonlySet<AttemptState> = new Set(['verified', 'settled', 'refunded']);

const blank = {
  line: null,
  reference: null,
  fileAmount: null,
  shopAmount: null,
  fee: null,
  orderId: null,
  attemptId: null,
  state: null,
  fault: null,
} as const;
const ofShop = ({ id, orderId, amount, state }: ShopPayment) => ({
  attemptId: id,
  orderId,
  state,
  shopAmount: amount,
});

function compareLine(read: FileLine, payment: ShopPayment | undefined): SettlementLine {
  const { line, keys, amount, fee } = read;
  const ofFile = { line, reference: keys[0] ?? null, fileAmount: amount, fee };
  if (!payment) return { ...blank, ...ofFile, kind: 'onlyGateway' };
  const both = { ...blank, ...ofFile, ...ofShop(payment) };
  if (!takenStates.has(payment.state)) return { ...both, kind: 'onlyGateway' };
  return { ...both, kind: payment.amount === amount ? 'matched' : 'amount' };
}

/**
 * Compares the lines of a file with the payments that they name and with those of its day. A line is about the payment that one of its
 * keys names, whatever its day: a payment before midnight may be settled after it. A second line about a payment is faulty, also when another
 * of its keys names it, because its amount would count twice.
 */
export function compareSettlement(
  lines: readonly (FileLine | FaultyLine)[],
  payments: readonly ShopPayment[],
): SettlementLine[] {
  const byKey = new Map(payments.flatMap((payment) => payment.keys.map((key) => [key, payment] as const)));
  /** The first line about each payment. */
  const named = new Map<string, number>();
  const compared = lines.map((read): SettlementLine => {
    const payment = read.keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    const before = payment && named.get(payment.id);
    if (payment && before === undefined) named.set(payment.id, read.line);
    const fault = 'fault' in read ? read.fault : before === undefined ? null : messages.twice(before);
    if ('fault' in read || fault !== null)
      return { ...blank, kind: 'faulty', line: read.line, reference: read.keys[0] ?? null, fault };
    return compareLine(read, payment);
  });
  const missing = payments
    .filter(({ id, state, isOfDay }) => isOfDay && takenStates.has(state) && !named.has(id))
    .map(
      (payment): SettlementLine => ({
        ...blank,
        ...ofShop(payment),
        kind: 'onlyShop',
        reference: payment.keys[0] ?? null,
      }),
    );
  return [...compared, ...missing];
}
