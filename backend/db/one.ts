import type { Static, TSchema } from 'typebox';
import type { Queries } from './connect';
import type { Statement, Values } from './statement';

/** The row of a statement that always answers one. @throws Error with the name of the statement when it answered none */
export async function readOne<Row extends TSchema>(
  db: Pick<Queries, 'query'>,
  statement: Statement<Row>,
  values?: Values,
): Promise<Static<Row>> {
  const [row] = await db.query(statement, values);
  if (row === undefined) throw new Error(`The statement ${statement.name} answered nothing.`);
  return row;
}
