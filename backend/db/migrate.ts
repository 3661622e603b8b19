import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import { isOlder, shopVersion } from '@/backend/release/version';
import { applyFunctions } from './applyFunctions';
import type { Database } from './connect';
import { lockKeys } from './lockKeys';
import { createStateMoves, fillStateMoves } from './stateMoves';
import { declareStatement } from './statement';
import { queriesIn } from './transaction';

/** Hashes of the applied migrations. The table is not part of the schema, because it must exist before it. */
const applied = pgTable('applied_migrations', { hash: text().primaryKey() });

/** The database has migrations of an older version that this one does not know. */
export class OtherSchema extends Error {}

/** A migration waits this long for a table, and then fails: whoever needs the table meanwhile waits behind it. */
const longestLock = '5s';

/**
 * The version whose functions the database has: an older program that starts beside newer ones must not put its own back. It stands in the
 * comment of a table. Null before the first start.
 */
export const readRulesVersion = declareStatement({
  name: 'rules_version',
  text: `SELECT obj_description(to_regclass('applied_functions'), 'pg_class') AS version`,
  row: Type.Object({ version: Type.Union([Type.String(), Type.Null()]) }),
});

type Options = {
  /** Version of this program. */
  version?: string;
  /** Puts the functions of this version into the database although a newer one has run, for the way back. */
  takesRules?: boolean;
};

/**
 * Brings the schema and, unless a newer version has run, the functions up to date in one transaction, one instance at a time.
 * @throws OtherSchema when an older version of the shop made the database
 */
export async function migrate(
  db: Database,
  { version = shopVersion, takesRules = false }: Options = {},
): Promise<void> {
  const migrations = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  });
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys.migration})`);
    await tx.execute(sql`SELECT set_config('lock_timeout', ${longestLock}, true)`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS ${applied} (hash text PRIMARY KEY)`);
    const known = new Set((await tx.select().from(applied)).map(({ hash }) => hash));
    const [baseline] = migrations;
    if (known.size > 0 && baseline && !known.has(baseline.hash)) {
      throw new OtherSchema(
        'The database was made by an older version of the shop and cannot be brought up to date.',
      );
    }
    for (const migration of migrations.filter(({ hash }) => !known.has(hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ hash: migration.hash });
    }
    const [rules] = await queriesIn(tx).query(readRulesVersion);
    if (rules?.version && isOlder(version, rules.version) && !takesRules) return;
    await createStateMoves(tx);
    await applyFunctions(tx);
    await fillStateMoves(tx);
    await tx.execute(sql`COMMENT ON TABLE applied_functions IS ${sql.raw(`'${version}'`)}`);
  });
  await checkTrigrams(db);
}

const trigramCheck = declareStatement({
  name: 'check_trigrams',
  text: `SELECT cardinality(show_trgm('گوشی')) > 0 AS works`,
  row: Type.Object({ works: Type.Boolean() }),
});

/** With LC_CTYPE=C, pg_trgm ignores Persian letters and search finds nothing without an error, so the start stops. */
async function checkTrigrams(db: Database): Promise<void> {
  const [row] = await db.query(trigramCheck);
  if (!row?.works) {
    throw new Error(
      'The database ignores Persian letters (LC_CTYPE is C). Create it with C.UTF-8 or en_US.UTF-8.',
    );
  }
}
