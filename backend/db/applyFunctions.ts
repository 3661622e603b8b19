import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Orm } from './connect';

/** The functions of this database, each with the hash of its file. */
const applied = pgTable('applied_functions', { name: text().primaryKey(), hash: text().notNull() });

/** The folders of the SQL functions, one file each, named for its function: those that all share, and those of each domain. */
const functionFolders = ['./functions', '../domains'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

type FunctionFile = { name: string; text: string; hash: string };

/** The functions of this version, in one order. */
export function readFunctionFiles(): FunctionFile[] {
  return functionFolders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.sql'))
    .sort()
    .map((path) => {
      const content = readFileSync(path, 'utf8');
      const hash = createHash('sha256').update(content).digest('hex');
      return { name: basename(path, '.sql'), text: content, hash };
    });
}

/**
 * Creates every function whose file changed, and drops the functions whose file is gone. A function is dropped before it
 * is created, because its parameters may have changed. Call it inside the transaction that holds the migration lock.
 */
export async function applyFunctions(
  tx: Pick<Orm, 'execute' | 'select' | 'insert' | 'delete'>,
): Promise<void> {
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS ${applied} (name text PRIMARY KEY, hash text NOT NULL)`);
  // Functions call each other; without this setting the order of the files would matter.
  await tx.execute(sql`SET LOCAL check_function_bodies = off`);
  const files = readFunctionFiles();
  const known = new Map((await tx.select().from(applied)).map(({ name, hash }) => [name, hash]));
  const names = new Set(files.map(({ name }) => name));
  for (const { name, text, hash } of files.filter((file) => known.get(file.name) !== file.hash)) {
    await dropFunction(tx, name);
    for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ name, hash });
  }
  // After the creations, because a trigger that stays uses another function by now.
  for (const name of known.keys()) if (!names.has(name)) await dropFunction(tx, name, true);
}

/** Drops every form of a function. A trigger function is kept for its triggers, or dropped with them when its file is gone. */
async function dropFunction(
  tx: Pick<Orm, 'execute' | 'delete'>,
  name: string,
  withTriggers = false,
): Promise<void> {
  await tx.execute(
    sql`DO ${sql.raw(`$drop$
    DECLARE old record;
    BEGIN
      FOR old IN SELECT oid::regprocedure AS form, CASE prorettype WHEN 'trigger'::regtype THEN 'CASCADE' ELSE '' END AS triggers
        FROM pg_proc WHERE proname = '${name}' AND pronamespace = current_schema()::regnamespace
          AND (${withTriggers} OR prorettype <> 'trigger'::regtype)
      LOOP EXECUTE format('DROP FUNCTION %s %s', old.form, old.triggers); END LOOP;
    END $drop$`)}`,
  );
  await tx.delete(applied).where(eq(applied.name, name));
}
