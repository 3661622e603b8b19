import { type Static, Type } from 'typebox';
import { Instant, Nullable, Strict, Toman } from './common';
import { Cursor } from './paging';

/** `GET /user/wallet`. Unpaid orders keep `held` of the balance; only the rest can be spent. */
export const Wallet = Type.Object({ balance: Toman, held: Toman });
export type Wallet = Static<typeof Wallet>;

/** All entries, only credits, or only debits. */
export const WalletFilter = Type.Enum(['all', 'in', 'out']);
export type WalletFilter = Static<typeof WalletFilter>;

/** Query of `GET /user/walletEntries`, newest first. */
export const WalletQuery = Strict({ filter: Type.Optional(WalletFilter), cursor: Type.Optional(Cursor) });
export type WalletQuery = Static<typeof WalletQuery>;

export const WalletEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['recharge', 'purchase', 'refund', 'gift', 'instalment']),
  title: Type.String(),
  /** In toman: positive for a credit, negative for a debit. */
  amount: Type.Integer(),
  /** Balance after this entry. */
  balance: Toman,
  orderId: Nullable(Type.Integer()),
  createdAt: Instant,
});
export type WalletEntry = Static<typeof WalletEntry>;
