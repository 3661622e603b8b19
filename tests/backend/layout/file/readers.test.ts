import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileReaders, openFileReaders } from '@/backend/domains/layout/file/readers';

let folder: string;
let readers: FileReaders | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelle-readers-'));
});
afterEach(() => readers?.close());
afterAll(() => rm(folder, { recursive: true }));

/** Readers whose program does this with a job. Each job's bytes are its name. */
async function openReaders(onJob: string, readMs?: number): Promise<FileReaders> {
  const entry = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(entry, `process.on('message', ({ bytes }) => { ${onJob} });\nprocess.send('ready');`);
  readers = openFileReaders({ entry, ...(readMs ? { readMs } : {}) });
  return readers;
}
const nameOf = (name: string) => ({ kind: 'pdf', bytes: Buffer.from(name) }) as const;
const answer = 'process.send({ reading: { content: bytes, width: 0, height: 0 }, isTired: false })';
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ statusCode, message }) => [statusCode, message],
  );

test.each([
  ['hangs', 'for (;;);'],
  ['dies', 'process.exit(1)'],
  ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e6).fill({}));'],
])('a reader that %s is replaced, and the reason is said in Persian', async (_what, onJob) => {
  const isBad = `if (String(bytes) === 'bad') { ${onJob} }`;
  const { read } = await openReaders(`${isBad} else ${answer}`, 5000);
  expect(await refusalOf(read('1', nameOf('bad')))).toEqual([400, expect.stringContaining('به پایان نرسید')]);
  expect(Buffer.from((await read('1', nameOf('good'))).content).toString()).toBe('good');
});

test('a reader that is lost while it is idle is replaced, and ends nothing else', async () => {
  const { read } = await openReaders(`${answer}; setInterval(() => undefined, 1000); process.disconnect();`);
  for (let times = 0; times < 3; times += 1) {
    const refusal = await refusalOf(read('1', nameOf('x')));
    expect([null, [400, expect.stringContaining('به پایان نرسید')]]).toContainEqual(refusal);
  }
});

test('a reader that does not start leaves the file to be sent again', async () => {
  readers = openFileReaders({ entry: join(folder, 'missing.mjs') });
  expect(await refusalOf(readers.read('1', nameOf('x')))).toEqual([503, expect.any(String)]);
});

test('files that wait when the shop stops are refused, and nothing is started for them', async () => {
  const opened = await openReaders(`setTimeout(() => ${answer}, 60_000)`);
  const refusals = [1, 2, 3].map(() => refusalOf(opened.read('1', nameOf('x'))));
  opened.close();
  expect(await Promise.all(refusals.slice(1))).toEqual([
    [503, expect.any(String)],
    [503, expect.any(String)],
  ]);
});

test('one owner has one turn at a time, two are read at once, and the owners take turns', async () => {
  const { read } = await openReaders(
    `const from = Date.now(); setTimeout(() => ${answer.replace('bytes', 'Buffer.from(JSON.stringify([from, Date.now()]))')}, 150)`,
  );
  const spanOf = async (owner: string): Promise<[from: number, to: number]> =>
    JSON.parse(Buffer.from((await read(owner, nameOf('x'))).content).toString());
  const [a1, a2, a3, b1, c1] = await Promise.all(['a', 'a', 'a', 'b', 'c'].map(spanOf));
  if (!a1 || !a2 || !a3 || !b1 || !c1) throw new Error('A file was not read.');
  expect(a2[0]).toBeGreaterThanOrEqual(a1[1]);
  expect(a3[0]).toBeGreaterThanOrEqual(a2[1]);
  expect(c1[0]).toBeLessThan(a3[0]);
  const all = [a1, a2, a3, b1, c1];
  for (const [from] of all)
    expect(all.filter((span) => span[0] <= from && from < span[1]).length).toBeLessThanOrEqual(2);
});

test('a queue has an end, for one owner and for all', async () => {
  const { read } = await openReaders(answer);
  const many = (owner: (place: number) => string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => refusalOf(read(owner(place), nameOf('x')))));
  const busy = [503, expect.stringContaining('نوبت')];
  const own = await many(() => 'a', 9);
  expect(own.filter((refusal) => refusal !== null)).toEqual([busy, busy]);
  const others = await many(String, 40);
  expect(others.filter((refusal) => refusal !== null)).toHaveLength(8);
});

test('a reader has none of the secrets of the shop in its environment', async () => {
  process.env.SECRET_OF_THE_SHOP = 'x';
  const { read } = await openReaders(answer.replace('bytes', 'Buffer.from(Object.keys(process.env).join())'));
  const { content } = await read('1', nameOf('env'));
  delete process.env.SECRET_OF_THE_SHOP;
  expect(Buffer.from(content).toString()).not.toContain('SECRET');
});

test('a reader that is tired is replaced', async () => {
  const { read } = await openReaders(
    answer.replace('bytes', 'Buffer.from(String(process.pid))').replace('false', 'true'),
  );
  const first = await read('1', nameOf('x'));
  expect((await read('1', nameOf('x'))).content).not.toEqual(first.content);
});
