import { buildProgram } from '@/backend/cli/program';
import { connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { shopVersion } from '@/backend/release/version';
import { openServer } from '@/tests/support/front';
import { run } from '@/tests/support/guest';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';

const server = process.env.TEST_DATABASE_URL;
const env = { ...process.env };
const secret = 'hush-hush-hush-hush';

/** Types the command as an operator does. @returns what is printed, and the exit code */
async function typeRelease(...options: string[]) {
  const lines: string[] = [];
  const program = buildProgram(
    () => Promise.reject(new Error('It asks no running shop.')),
    (line) => lines.push(line),
  );
  process.exitCode = 0;
  await program.parseAsync(['release', ...options], { from: 'user' });
  const code = process.exitCode;
  process.exitCode = 0;
  return { text: lines.join('\n'), code };
}
afterEach(() => {
  process.env = { ...env };
});

test('a shop on the embedded database is told that two releases cannot run beside each other', async () => {
  process.env.DATABASE_URL = '';
  await expect(typeRelease()).rejects.toThrow('belongs to one process');
});

// The versions that run are read from a server.
(server ? describe : describe.skip)('on a server', () => {
  let created: Awaited<ReturnType<typeof createDatabase>>;
  let shop: Database;
  let front: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    created = await createDatabase(server ?? '', await migratedTemplate(server ?? ''));
    shop = connectServer(created.url);
    front = await openServer((asked, response) => {
      const isKnown = asked.headers['x-revalidate-secret'] === secret;
      response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ version: shopVersion }));
    });
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    await front.close();
    await created.drop();
  });
  beforeEach(() => {
    Object.assign(process.env, {
      DATABASE_URL: created.url,
      STOREFRONT_URL: `${front.url},http://127.0.0.1:9`,
      REVALIDATE_SECRET: secret,
    });
  });

  test('the operator reads which versions run, and that this one can take their place', async () => {
    await run(shop, 'SELECT 1');
    const { text, code } = await typeRelease();
    expect(text).toContain(`Database: functions of ${shopVersion}; no migration is pending.`);
    expect(text).toMatch(new RegExp(`Connected to it: ${shopVersion} \\(\\d+\\)\\.`));
    expect(text).toContain(`Storefront ${front.url}: ${shopVersion}.`);
    expect(text).toContain('Storefront http://127.0.0.1:9: does not answer.');
    expect(text).toContain('SAFE to roll');
    expect(code).toBe(0);
  });

  test('a program of another version keeps it from that, and keeps its functions on the way back', async () => {
    const named = new URL(created.url);
    named.searchParams.set('application_name', 'pelle 99.0.0');
    const newer = connectServer(named.href);
    await migrate(newer, { version: '99.0.0' });
    const refused = await typeRelease();
    expect(refused.text).toContain('A backend or worker of 99.0.0 runs.');
    expect(refused.code).toBe(1);
    await run(newer, 'SELECT 1');
    expect((await typeRelease('--take-rules')).text).toContain('Programs of 99.0.0 run');
    await newer.close();
    expect((await typeRelease('--take-rules')).text).toBe(
      `The database has the functions of ${shopVersion}.`,
    );
    expect((await typeRelease()).code).toBe(0);
  });
});
