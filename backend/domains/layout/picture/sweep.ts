import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';

const sweep = declareStatement({
  name: 'pictures_sweep',
  text: 'SELECT removed FROM sweep_pictures($now)',
  row: Type.Object({ removed: Type.Integer() }),
});

/** Deletes the pictures of the shop that nothing has shown for a day. It reads every text of the shop. @returns their number */
export async function sweepPictures({ db, now }: { db: Database; now: () => number }): Promise<number> {
  const [row] = await db.query(sweep, { now: isoNow({ now }) });
  return row?.removed ?? 0;
}
