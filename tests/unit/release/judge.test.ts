import { judgeRelease, type Situation } from '@/backend/release/judge';
import type { Promises } from '@/backend/release/kept';

const before: Promises = {
  version: '0.1.0',
  migrations: ['0000_first'],
  functions: { basket_of: { takes: ['cart uuid'], gives: 'RETURNS json' } },
  paths: { '/public/site': { get: { responses: { 200: {} } } } },
};
/** A release that adds a table and a call, before the first machine has it. */
const added: Situation = {
  before,
  now: {
    ...before,
    version: '0.2.0',
    migrations: ['0000_first', '0001_visits'],
    paths: { ...before.paths, '/visits': { get: {} } },
  },
  migrations: new Map([
    ['0000_first', 'DROP TABLE "of_before"'],
    ['0001_visits', 'CREATE TABLE "visits" ("id" integer)'],
  ]),
  pending: ['0001_visits'],
  rules: '0.1.0',
  connections: new Map([['0.1.0', 12]]),
  fronts: [
    { url: 'http://10.0.0.1:3000', version: '0.1.0' },
    { url: 'http://10.0.0.2:3000', version: 'away' },
  ],
};
const judge = (situation: Partial<Situation> = {}) => {
  const { isSafe, lines } = judgeRelease({ ...added, ...situation });
  return { isSafe, text: lines.join('\n') };
};

test('a release that only adds is rolled, the backends first, and the operator reads what runs', () => {
  const { isSafe, text } = judge();
  expect(isSafe).toBe(true);
  for (const said of [
    'This is 0.2.0, which follows 0.1.0.',
    'pending: 0001_visits',
    'Connected to it: 0.1.0 (12).',
    'Storefront http://10.0.0.2:3000: does not answer.',
    'New or wider calls: GET /visits.',
    'SAFE to roll',
  ])
    expect(text).toContain(said);
  expect(text.indexOf('roll backend')).toBeLessThan(text.indexOf('roll front'));
});

test('it stays safe when the first machines have it', () => {
  const connections = new Map([
    ['0.1.0', 6],
    ['0.2.0', 6],
  ]);
  expect(judge({ connections, rules: '0.2.0', pending: [] }).isSafe).toBe(true);
});

test.each<[what: string, situation: Partial<Situation>, said: string]>([
  [
    'takes away a column',
    { migrations: new Map([['0001_visits', 'ALTER TABLE "users" DROP COLUMN "name"']]) },
    'Database: it takes away what they use: ALTER TABLE users DROP COLUMN name',
  ],
  [
    'takes away a function',
    { now: { ...added.now, functions: {} } },
    'Database: the function basket_of is gone.',
  ],
  [
    'changes what a function takes',
    {
      now: {
        ...added.now,
        functions: { basket_of: { takes: ['cart uuid', 'deep boolean'], gives: 'RETURNS json' } },
      },
    },
    'the function basket_of takes or gives something else.',
  ],
  ['takes away a call', { now: { ...added.now, paths: {} } }, 'Calls: GET /public/site: it is gone.'],
  [
    'meets a backend of an older version',
    { connections: new Map([['0.0.9', 1]]) },
    'A backend or worker of 0.0.9 runs.',
  ],
  [
    'meets a program without a version',
    { connections: new Map([['', 1]]) },
    'A program without a version uses the database',
  ],
  [
    'meets a storefront without a version',
    { fronts: [{ url: 'http://10.0.0.1:3000', version: 'old' }] },
    'The storefront http://10.0.0.1:3000 is older.',
  ],
  ['meets functions of a newer version', { rules: '0.3.0' }, 'Database: its functions are those of 0.3.0.'],
])('a release that %s is not rolled, and the operator reads why', (_what, situation, said) => {
  const { isSafe, text } = judge(situation);
  expect(isSafe).toBe(false);
  expect(text).toContain(said);
  expect(text).toContain('Stop the shop on all machines');
});

test('a parameter with a default is no reason, because the release before calls without it', () => {
  const takes = ['cart uuid', 'deep boolean DEFAULT false'];
  expect(
    judge({ now: { ...added.now, functions: { basket_of: { takes, gives: 'RETURNS json' } } } }).isSafe,
  ).toBe(true);
});
