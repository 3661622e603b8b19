import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommanderError } from 'commander';
import { buildProgram } from '@/backend/cli/program';
import { readEnv } from '@/backend/server/env';
import { documentPages, filesBelow, inlineCodesOf, readText } from '@/tests/support/sourceFiles';
import { writeTaxAccount } from '@/tests/support/taxAccount';
import { readTelemetry } from '@/utils/telemetry/settings';

const scriptsOf = (path: string): Record<string, string> => JSON.parse(readText(path)).scripts;

const assignment = /^([A-Z][A-Z0-9_]*)=(\S*)$/;
const isProgram = (word: string | undefined) => ['npm', 'npx', 'node'].includes(word ?? '');
/** Programs of Debian with which an operator sets a machine up. */
const systemPrograms = new Set(
  'adduser apt-get cp createdb createuser install pgbackrest runuser systemctl tar'.split(' '),
);

/** The words of a line of a shell, without its comment. */
const wordsOf = (line: string) => line.replace(/(^|\s)#.*/, '').match(/"[^"]*"|\S+/g) ?? [];

const blocksOf = (page: string) =>
  [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block.replace(/\\\n\s*/g, ''));

/** The commands of a page: every line of its blocks for the shell, and what stands in code and begins with npm, npx or node. */
function commandsOf(page: string): string[][] {
  const lines = blocksOf(page).flatMap((block) => block.split('\n').flatMap((line) => line.split('&&')));
  return [
    ...lines.map(wordsOf),
    ...inlineCodesOf(page)
      .map(wordsOf)
      .filter((words) => isProgram(words.find((word) => !assignment.test(word)))),
  ].filter((words) => words.length > 0);
}

/** The variables of a page: what a command sets, and a name in capitals that stands in code alone or with a value. */
const variablesOf = (page: string): string[] =>
  [...commandsOf(page).flat(), ...inlineCodesOf(page)].flatMap((word) => {
    const name = assignment.exec(word)?.[1] ?? /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.exec(word)?.[0];
    return name ?? [];
  });

class Reached extends Error {}

/** Types a line into the operator's command line, which asks nothing for anything. @returns what it refuses */
async function typeShop(words: readonly string[]): Promise<string | null> {
  const program = buildProgram(
    () => Promise.reject(new Reached()),
    () => undefined,
  );
  // These open the database themselves.
  for (const command of program.commands.filter((one) => ['restore', 'release'].includes(one.name())))
    command.action(() => {
      throw new Reached();
    });
  try {
    await program.parseAsync(
      words.map((word) => word.replace(/^<\w+>$/, '1').replaceAll('"', '')),
      { from: 'user' },
    );
    return 'it does nothing';
  } catch (error) {
    const isRight =
      error instanceof Reached ||
      (error instanceof CommanderError && error.code === 'commander.helpDisplayed');
    return isRight ? null : String(error);
  }
}

/** What may follow `npm run <script> --`. @returns what is wrong */
const argumentRules: Record<string, (words: string[]) => string | null | Promise<string | null>> = {
  shop: typeShop,
  bench: ([name = '']) => (existsSync(`bench/${name}.ts`) ? null : 'there is no such benchmark'),
  test: ([part]) =>
    readText('scripts/test.mjs').includes(`only === '${part}'`) ? null : 'there is no such part',
  seed: ([option = '']) =>
    readText('backend/seed/main.ts').includes(`{ ${option.replace('--', '')}: {`)
      ? null
      : 'there is no such option',
  cluster: ([option = '']) =>
    readText('scripts/cluster.mjs').includes(`'${option}'`) ? null : 'there is no such option',
  release: ([version = '']) => (/^(\d+\.\d+\.\d+|<version>)$/.test(version) ? null : 'it needs a version'),
  handbook: ([option]) => (option === '--app' ? null : 'there is no such option'),
  kit: ([port = '']) => (/^\d+$/.test(port) ? null : 'it needs a port'),
};

/** What is wrong with a command; null for one that can be typed. */
async function findFault(command: readonly string[]): Promise<string | null> {
  const start = command.findIndex((word) => !assignment.test(word));
  if (start < 0) return null;
  const [program = '', first = '', ...others] = command.slice(start);
  if (program === 'sudo') return findFault(first === '-u' ? others.slice(1) : [first, ...others]);
  if (program.startsWith('deploy/')) return findMissing([program]);
  if (systemPrograms.has(program))
    return findMissing([first, ...others].filter((word) => word.startsWith('deploy/')));
  if (program === 'npx')
    return existsSync(`node_modules/.bin/${first}`) ? findMissing(others) : 'not installed';
  if (program === 'node') return findMissing([first, ...others]);
  if (program !== 'npm') return 'no program of this project';
  const name = first === 'run' ? (others.shift() ?? '') : first;
  const workspace = others[0] === '-w' ? `${others.splice(0, 2)[1]}/package.json` : 'package.json';
  if (!existsSync(workspace) || !(name in scriptsOf(workspace))) return 'no script of npm';
  if (others.length === 0) return null;
  if (others.shift() !== '--') return 'arguments stand behind --';
  return argumentRules[name]?.(others) ?? (name in argumentRules ? null : 'takes no arguments');
}

const findMissing = (words: readonly string[]) => {
  const missing = words.filter((word) => /\/|\.m?[jt]s$/.test(word) && !existsSync(word));
  return missing.length > 0 ? `${missing.join(', ')} does not exist` : null;
};

const commands = documentPages.flatMap((page) =>
  commandsOf(readText(page)).map((words) => ({ page, words })),
);

let output: jest.SpyInstance[];
beforeAll(() => {
  output = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(() => true),
  );
});
afterAll(() => {
  for (const spy of output) spy.mockRestore();
});

test('every command of the documents can be typed', async () => {
  expect(commands.length).toBeGreaterThan(70);
  const faults = await Promise.all(
    commands.map(async ({ page, words }) => ({
      page,
      typed: words.join(' '),
      fault: await findFault(words),
    })),
  );
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});

test.each([
  'npm run shops',
  'npm run shop -- ship 7',
  'npm run shop -- offer 12 --cost 5',
  'npm run shop -- order ship',
  'npm run bench -- nothing',
  'npm start -w backdoor',
  'npm run lint -- --fast',
  'npm test -- units',
  'npx jset',
  'node scripts/begin.mjs',
  'rm -r .data',
  'sudo rm -r .data',
  'sudo cp deploy/nothing /etc',
  'deploy/single/begin.sh prepare',
  'npm run cluster -- --break',
])('refuses `%s`', async (line) => {
  expect(await findFault(wordsOf(line))).not.toBeNull();
});

test('finds commands in blocks and in code, behind variables and before comments', () => {
  const page =
    'Type `A=1 npm start` or `x`.\n```sh\nB=2 \\\n  npm test   # all\nC=3\n```\n`npm run kit -- 3160`';
  expect(commandsOf(page).map((words) => words.join(' '))).toEqual([
    'B=2 npm test',
    'C=3',
    'A=1 npm start',
    'npm run kit -- 3160',
  ]);
  expect(variablesOf(page)).toEqual(['B', 'C', 'A']);
});

/** Where the scripts that the documents name are run: a file, and its text that runs them or the program that they start. */
const runBy: Readonly<Record<string, [file: string, text: string]>> = {
  start: ['tests/unit/house/start.test.ts', 'scripts/start.mjs'],
  test: ['.ci/run', 'npm test'],
  shop: ['tests/backend/server/process.test.ts', 'backend/cli/main.ts'],
  'example:backend': ['tests/contract/ownBackend.test.ts', "scripts['example:backend']"],
  kit: ['tests/e2e/kit.spec.ts', 'scripts/kit.mjs'],
  build: ['playwright.config.ts', 'next build --webpack'],
  lint: ['scripts/lib/checks.mjs', "['check', '.']"],
  types: ['scripts/lib/checks.mjs', "['--noEmit']"],
  floors: ['tests/unit/house/floors.test.ts', 'scripts/floors.mjs'],
  map: ['tests/unit/house/map.test.ts', 'scripts/map.mjs'],
  release: ['tests/unit/house/release.test.ts', 'scripts/release.mjs'],
};
/** Those that no test runs, each with the reason. */
const notRun: Readonly<Record<string, string>> = {
  start:
    'Installs packages and builds. The tests of the browser start the same programs (tests/e2e/servers.ts).',
  dev: 'Runs until it is stopped, with files that change.',
  bench: 'Measures for minutes on a quiet machine.',
  mutants: 'Runs the tests many times.',
  handbook: 'Takes pictures of an open shop with a browser.',
  format: 'Changes files; `lint` is the same command without that.',
  icons: 'Draws a file, which icons.test.ts reads.',
  migration: 'Writes a file, which the tests of the backend apply.',
  verify: 'Runs a part of what `test` runs, which would run this test again.',
};
/** Those that a test below starts: the program with its words, and what it answers. */
const started: Readonly<Record<string, [file: string, words: string[], complaint: string]>> = {
  worker: ['scripts/worker.mjs', [], 'WORKER must be one of on, off, not "sometimes".'],
  cluster: [
    'scripts/cluster.mjs',
    ['--fill', 'node9', '/nowhere'],
    'node9 is no machine of the cluster. Type node1, node2, node3.',
  ],
  seed: [
    'backend/seed/main.ts',
    ['--products', 'many'],
    '--products must be a whole number from 1 to 1000000.',
  ],
};

test('every script of the documents is run somewhere, or has a reason', () => {
  const named = commands.flatMap(({ words }) => {
    const [program, first = '', second = ''] = words.filter((word) => !assignment.test(word));
    return program === 'npm' && !words.includes('-w') ? [first === 'run' ? second : first] : [];
  });
  expect(Object.keys({ ...runBy, ...started, ...notRun }).sort()).toEqual([...new Set(named)].sort());
  expect(Object.values(runBy).filter(([file, text]) => !readText(file).includes(text))).toEqual([]);
});

test.each(Object.values(started))('%s starts, and says what is wrong', (file, words, complaint) => {
  const { stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', WORKER: 'sometimes' },
  });
  expect({ complaint: stderr.trim(), status }).toEqual({ complaint, status: 1 });
});

const metricsPorts = ['METRICS_PORT', 'STOREFRONT_METRICS_PORT', 'WORKER_METRICS_PORT'] as const;

/** The variables that the backend reads, in every setting, and those of what each process reports about itself. */
function readByBackend(): Set<string> {
  const names = new Set<string>();
  const settings: Record<string, string> = {
    PAYMENT_GATEWAYS: 'zarinpal,zibal,digipay,snapppay,torobpay,keepa',
    SHOP_URL: 'https://shop.example',
    SMS_PROVIDER: 'kavenegar',
    METRICS_PORT: '9464',
    STORAGE: 's3',
    WORKER_ID: '0123456789abcdef0123456789abcdef',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    SNAPPPAY_URL: 'https://snapp.example',
    TOROBPAY_URL: 'https://torob.example',
    TOROB_KEY: 'MCowBQYDK2VwAyEAt6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0=',
  };
  const isSetting = (name: string) =>
    /(?:_ID|_KEY|_SECRET|_MERCHANT|_USERNAME|_PASSWORD|_TEMPLATE)$/.test(name);
  const sandbox = { SEED: 'none', PAYMENT_GATEWAYS: 'sandbox', ALLOW_SANDBOX_BANK: 'yes' };
  for (const given of [{}, settings, sandbox, writeTaxAccount().settings]) {
    const source = new Proxy<Record<string, string>>(given, {
      get: (source, name: string) => {
        names.add(name);
        return source[name] ?? (source === settings && isSetting(name) ? 'x'.repeat(16) : undefined);
      },
    });
    readEnv(source);
    for (const port of metricsPorts) readTelemetry(source, port);
  }
  return names;
}

const folders = ['backend', 'bench', 'front', 'pages', 'rules', 'scripts', 'services', 'tests'];
const sources = [
  ...readdirSync('.').filter((name) => name.endsWith('.ts')),
  ...filesBelow(folders, /\.(ts|tsx|mjs)$/),
].filter((path) => !path.endsWith('house/docs.test.ts'));
const readElsewhere = sources.flatMap((path) =>
  [...readText(path).matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name),
);

test('every variable of the documents and of .env.example is read', () => {
  // The C library reads the last one.
  const ofCluster = [...readText('deploy/cluster/cluster.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const known = new Set([...readByBackend(), ...readElsewhere, ...ofCluster, 'MALLOC_ARENA_MAX']);
  const named = documentPages.flatMap((page) => variablesOf(readText(page)).map((name) => ({ page, name })));
  const ofExample = [...readText('.env.example').matchAll(/\b([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => ({
    page: '.env.example',
    name,
  }));
  expect(named.length).toBeGreaterThan(60);
  expect([...named, ...ofExample].filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every variable of the backend stands in .env.example', () => {
  const example = readText('.env.example');
  const missing = [...readByBackend()].filter((name) => !new RegExp(`\\b${name}\\b`).test(example));
  expect(example).toContain('<NAME>_URL replaces the address of a gateway');
  expect(missing.filter((name) => !name.endsWith('_URL'))).toEqual([]);
});

test('every link to a file leads to one', () => {
  const links = documentPages.flatMap((page) =>
    [...readText(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => ({
      page,
      path: join(dirname(page), path),
    })),
  );
  expect(links.length).toBeGreaterThan(25);
  expect(links.filter(({ path }) => !existsSync(path))).toEqual([]);
});
