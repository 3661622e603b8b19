import type { Database } from '@/backend/db/connect';
import { orderedValues, type Statement, type Values } from '@/backend/db/statement';
import { run } from '@/tests/support/guest';

type PlanNode = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** How many rows a statement reads from tables and indexes, those it throws away included. */
export async function rowsRead(db: Database, statement: Statement, values: Values): Promise<number> {
  const [row] = await run<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    db,
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`,
    orderedValues(statement, values),
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
