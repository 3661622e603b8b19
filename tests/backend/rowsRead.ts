import type { Database, Statement } from '@/backend/db/connect';

type PlanNode = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** How many rows a statement reads from tables and indexes, those it throws away included. */
export async function rowsRead(
  db: Database,
  { text }: Statement,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    { name: '', text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}` },
    values,
  );
  const count = (node: PlanNode): number => {
    const own = node['Node Type'].endsWith('Scan')
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
    return (node.Plans ?? []).reduce((sum, inner) => sum + count(inner), own);
  };
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('No plan.');
  return count(plan);
}
