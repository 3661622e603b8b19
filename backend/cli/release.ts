import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { Type } from 'typebox';
import { connectServer, type Database } from '@/backend/db/connect';
import { migrate, readRulesVersion } from '@/backend/db/migrate';
import { declareStatement } from '@/backend/db/statement';
import { type Front, judgeRelease, type Situation } from '@/backend/release/judge';
import { readMigrations, readPromises, readReleased } from '@/backend/release/kept';
import { isOlder, programPrefix, shopVersion } from '@/backend/release/version';
import { type Env, readEnv } from '@/backend/server/env';
import { readField } from '@/utils/readField';
import { addExamples } from './examples';

/** Longest time (ms) for the answer of a storefront. */
const longestAnswerMs = 5000;

const embedded =
  'The embedded database belongs to one process, so that two releases cannot run beside each other. Stop the shop and start the new one.';

/** Adds the command that tells whether this release can take the place of the running one. */
export function addReleaseCommand(program: Command, print: (line: string) => void): void {
  const command = program
    .command('release')
    .description(
      'tell whether this release can take the place of the running one machine by machine; ends with 1 when not',
    )
    .option('--take-rules', 'put the functions of this version into the database instead, for the way back')
    .action(async ({ takeRules = false }: { takeRules?: boolean }) => {
      const env = readEnv(process.env);
      if (!env.databaseUrl) throw new Error(embedded);
      const db = connectServer(env.databaseUrl);
      try {
        if (takeRules) return print(await takeBack(db));
        const { isSafe, lines } = judgeRelease(await look(db, env));
        for (const line of lines) print(line);
        if (!isSafe) process.exitCode = 1;
      } finally {
        await db.close();
      }
    });
  addExamples(command, 'release');
}

const applied = declareStatement({
  name: 'applied_migrations',
  text: 'SELECT hash FROM applied_migrations',
  row: Type.Object({ hash: Type.String() }),
});
const connected = declareStatement({
  name: 'connected_versions',
  text: `SELECT CASE WHEN starts_with(application_name, '${programPrefix}') THEN substr(application_name, ${programPrefix.length + 1}) ELSE '' END AS version,
      count(*)::int AS count
    FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() GROUP BY 1`,
  row: Type.Object({ version: Type.String(), count: Type.Integer() }),
});

/** Puts the functions of this version into the database, unless newer programs run, which need their own. */
async function takeBack(db: Database): Promise<string> {
  const newer = (await db.query(connected)).find(({ version }) => version && isOlder(shopVersion, version));
  if (newer)
    return `Programs of ${newer.version} run, so that the database keeps their functions. The last machine that goes back takes ours.`;
  await migrate(db, { takesRules: true });
  return `The database has the functions of ${shopVersion}.`;
}

/** Looks at the database and the storefronts without changing anything. */
async function look(db: Database, { storefront }: Env): Promise<Situation> {
  // First, because an idle program gives its connections back after some seconds.
  const connections = await db.query(connected);
  const [row] = await db.query(readRulesVersion);
  const rules = row?.version ?? null;
  const migrations = readMigrations();
  const hashes = new Set(rules === null ? [] : (await db.query(applied)).map(({ hash }) => hash));
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    before: readReleased(),
    now: await readPromises(),
    migrations,
    pending: [...migrations].filter(([, text]) => !hashes.has(hashOf(text))).map(([name]) => name),
    rules,
    connections: new Map(connections.map(({ version, count }) => [version, count])),
    fronts: await Promise.all((storefront?.urls ?? []).map((url) => askFront(url, storefront?.secret ?? ''))),
  };
}

async function askFront(url: string, secret: string): Promise<Front> {
  const answer = await fetch(`${url}/api/revalidate`, {
    headers: { 'x-revalidate-secret': secret },
    signal: AbortSignal.timeout(longestAnswerMs),
  }).catch(() => null);
  if (!answer || answer.status >= 500) return { url, version: 'away' };
  const version = answer.ok ? readField(await answer.json().catch(() => null), 'version') : null;
  return { url, version: typeof version === 'string' ? version : 'old' };
}
