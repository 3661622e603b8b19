import type { Static, TSchema } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import type { Statement, Values } from '@/backend/db/statement';
import type { Telemetry } from '@/utils/telemetry/open';

/** A database whose declared statements are parts of traces, by their names and without their values. */
export function followedDatabase(db: Database, { follow }: Pick<Telemetry, 'follow'>): Database {
  const followed = (queries: Queries): Queries => ({
    query: <Row extends TSchema>(statement: Statement<Row>, values?: Values): Promise<Static<Row>[]> =>
      follow(
        `postgresql ${statement.name}`,
        { 'db.system.name': 'postgresql', 'db.operation.name': statement.name },
        () => queries.query(statement, values),
      ),
  });
  return {
    ...db,
    ...followed(db),
    transaction: (work) => db.transaction((queries) => work(followed(queries))),
  };
}
