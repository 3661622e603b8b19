import { type Static, Type } from 'typebox';
import { Day, Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { largestSettlement, longestFileName } from '@/contract/limits';
import { Cursor, PageExtra } from '@/contract/paging';
import { AttemptState } from '@/contract/payment';

const Count = Type.Integer({ minimum: 0 });

/**
 * - `matched`: the gateway settled what the shop has; `amount`: another amount;
 * - `onlyGateway`: the gateway settled it, and the shop has not taken it or does not know it;
 * - `onlyShop`: the shop took it on this day, and the file has no line of it;
 * - `faulty`: the line cannot be read.
 */
export const SettlementKind = Type.Enum(['matched', 'amount', 'onlyGateway', 'onlyShop', 'faulty']);
export type SettlementKind = Static<typeof SettlementKind>;

/** A line of the comparison. Amounts in toman; one of the file may have a fraction, because gateways count in rial. */
export const SettlementLine = Type.Object({
  kind: SettlementKind,
  /** Number of the line in the file, from 1 with the line of titles; null for a payment that the file lacks. */
  line: Nullable(Type.Integer({ minimum: 1 })),
  /** What names the payment at the gateway. */
  reference: Nullable(Type.String()),
  fileAmount: Nullable(Type.Number()),
  shopAmount: Nullable(Toman),
  fee: Nullable(Type.Number()),
  orderId: Nullable(Id),
  attemptId: Nullable(Type.String()),
  state: Nullable(AttemptState),
  /** Why the line cannot be read, in Persian. */
  fault: Nullable(Type.String()),
});
export type SettlementLine = Static<typeof SettlementLine>;

/** A file of a day that was compared. */
const Settlement = Type.Object({
  id: Id,
  gateway: Type.String(),
  day: Day,
  /** Name of the file. */
  name: Type.String(),
  /** Who compared it. The name is empty for a deleted account. */
  operator: Type.String(),
  at: Instant,
  /** Lines that are not matched. */
  differing: Count,
});

/** `GET /admin/settlements`: the files that were compared, the newest first. */
export const SettlementQuery = Strict({ cursor: Type.Optional(Cursor) });
export type SettlementQuery = Static<typeof SettlementQuery>;
export const SettlementPage = Type.Object({ settlements: Type.Array(Settlement), ...PageExtra.properties });
export type SettlementPage = Static<typeof SettlementPage>;

/** Sums of a comparison, in toman. */
export const SettlementSums = Type.Object({
  matched: Count,
  fileAmount: Type.Number(),
  shopAmount: Toman,
  fees: Type.Number(),
});

/** `GET /admin/settlements/{id}`: one of them with its sums and its first differences; the file of the result has every line. */
export const SettlementReport = Type.Object({
  ...Settlement.properties,
  ...SettlementSums.properties,
  lines: Type.Array(SettlementLine),
});
export type SettlementReport = Static<typeof SettlementReport>;

/** `GET /admin/settlements/export`. */
export const SettlementExport = Strict({ id: Id });

/** `POST /admin/settlements`: compares the file of a gateway about a day of Tehran with the payments of the shop. */
export const CompareSettlement = Strict({
  gateway: Type.String({ minLength: 1, maxLength: 40 }),
  day: Day,
  name: Type.String({ minLength: 1, maxLength: longestFileName }),
  /** What the amounts of the file count. */
  unit: Type.Enum(['rial', 'toman']),
  /** The bytes of the file in base64. */
  content: Type.String({ minLength: 1, maxLength: Math.ceil(largestSettlement / 3) * 4 }),
});
export type CompareSettlement = Static<typeof CompareSettlement>;

/** `POST /admin/settlements/ask`: asks the gateway about a payment that the shop has not taken. */
export const AskPayment = Strict({ attemptId: Type.String({ format: 'uuid' }) });
export type AskPayment = Static<typeof AskPayment>;
/** The state of the payment after the gateway was asked. */
export const AskedPayment = Type.Object({ state: AttemptState });
export type AskedPayment = Static<typeof AskedPayment>;
