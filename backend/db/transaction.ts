import { type SQL, sql } from 'drizzle-orm';
import type { Static, TSchema } from 'typebox';
import type { Database, Orm } from './connect';
import { orderedValues, type Statement, type Values } from './statement';

/**
 * Runs declared statements inside a transaction of Drizzle. Drizzle answers int8 and timestamptz as text on a server, so a
 * statement whose rows are read here must answer JSON or narrower types.
 */
export function queriesIn(tx: Pick<Orm, 'execute'>): Pick<Database, 'query'> {
  return {
    async query<Row extends TSchema>(statement: Statement<Row>, values: Values = []) {
      const { rows }: { rows: Static<Row>[] } = Object(
        await tx.execute(bind(statement.text, orderedValues(statement, values))),
      );
      return rows;
    },
  };
}

/** The text of a statement with its values in the places of `$1`, `$2`… */
function bind(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}
