import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isWorkingDay } from '@/rules/workingDays';

const holidaysAmong = declareStatement({
  name: 'holidays_among',
  text: 'SELECT h.date::text AS date FROM holidays h WHERE h.date = ANY ($dates::date[])',
  row: Type.Object({ date: Type.String() }),
});

/** Those of some dates (`YYYY-MM-DD`) that are no Friday and no holiday of the shop, in their order. One statement. */
export async function pickWorkingDays(
  db: Pick<Database, 'query'>,
  dates: readonly string[],
): Promise<string[]> {
  const rows = await db.query(holidaysAmong, { dates });
  const holidays = new Set(rows.map(({ date }) => date));
  return dates.filter((date) => isWorkingDay(date, holidays));
}
