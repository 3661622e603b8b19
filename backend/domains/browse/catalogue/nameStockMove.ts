import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import type { StockReason } from '@/contract/desk/stock';

/** Why stocks change; `operator` is null for the command line. */
type Cause = { reason: StockReason; operator: number | null; note?: string; cost?: number | null };

/** Names the reason of the next changes of stocks in this transaction, for the ledger (`note_stock_move.sql`). */
export async function nameStockMove(tx: Orm, cause: Cause): Promise<void> {
  await tx.execute(sql`SELECT set_config('shop.stock_move', ${JSON.stringify(cause)}, true)`);
}
