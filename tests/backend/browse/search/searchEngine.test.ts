import type { SearchEngine } from '@/backend/adapters/search/engine';
import { webEngine } from '@/backend/adapters/search/webEngine';
import { refreshSearchTexts } from '@/backend/domains/browse/catalogue/searchTexts';
import { candidatesFrom, type FindCandidates } from '@/backend/domains/browse/search/candidates';
import { fillSearchEngine, tellSearchEngine } from '@/backend/domains/browse/search/indexed';
import { findProducts } from '@/backend/domains/browse/search/queries';
import type { ShopPage } from '@/contract/list';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { openSearchServer } from '@/tests/support/browse/searchServer';
import { asCustomer } from '@/tests/support/customer';
import { smallProducts } from '@/tests/support/smallSeed';

const clock = { now: Date.now() };
const server = forAllTests(openSearchServer);
/** A busy machine may need longer than a shopper waits for a server that works. */
const patienceMs = 60_000;
/** The server of the tests, opened when it is first asked. */
const open = () =>
  webEngine({ url: server.url, index: 'pelle' }, server.state.fault === null ? patienceMs : undefined);
const engine: SearchEngine = {
  find: (...asked) => open().find(...asked),
  write: (entries) => open().write(entries),
  fill: (batches) => open().fill(batches),
  count: () => open().count(),
};
const errors: string[] = [];
const log = { error: (_: object, text: string) => void errors.push(text) };
const guard = () => candidatesFrom(engine, { now: () => clock.now, log });
const shop = forAllTests(async () => {
  const opened = await openTestApp({ findCandidates: guard(), now: () => clock.now });
  await refreshSearchTexts(opened.db.orm, Object.values(smallProducts));
  return opened;
});

const fill = () => fillSearchEngine({ db: shop.db, searchEngine: engine });
const tell = () => tellSearchEngine({ db: shop.db, searchEngine: engine }, () => true);
const search = (text: string, findCandidates: FindCandidates | null) =>
  findProducts(shop.db, text, { limit: 100, now: clock.now, findCandidates });
const idsOf = async (text: string) => (await search(text, guard())).ids;
const { phone, iphone, soldOut, console, controller, watch, charger } = smallProducts;

/** Waiting changes, by their products. */
const waiting = async () =>
  (await shop.run<{ id: number }>('SELECT product_id AS id FROM search_changes ORDER BY id')).map(
    ({ id }) => id,
  );

beforeEach(async () => {
  server.state.fault = null;
  server.state.meanwhile = async () => undefined;
  clock.now += 60_000;
  errors.length = 0;
  await fill();
  await tell();
  server.calls.length = 0;
});

test.each([
  'refuses',
  'is silent',
  'talks nonsense',
  'closes',
  'sends half',
  'lacks a shard',
  'is too slow',
] as const)('PostgreSQL answers within the limit when the server %s', async (fault) => {
  const expected = await search('گوشی سامسونگ', null);
  expect(expected.total).toBeGreaterThan(1);
  server.state.fault = fault;
  const find = guard();
  const begun = performance.now();
  expect(await search('گوشی سامسونگ', find)).toEqual(expected);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(server.calls).toEqual(['POST /pelle/_msearch']);
  expect(errors).toHaveLength(1);
});

test('a server that has failed is left alone for five seconds, and then tried by one search at a time', async () => {
  const find = guard();
  server.state.fault = 'refuses';
  await search('گوشی', find);
  clock.now += 4999;
  await search('گوشی', find);
  expect(server.calls).toHaveLength(1);
  clock.now += 1;
  await Promise.all([search('گوشی', find), search('گوشی', find), search('گوشی', find)]);
  expect(server.calls).toHaveLength(2);
  server.state.fault = null;
  clock.now += 5000;
  await search('گوشی', find);
  await search('گوشی', find);
  expect(server.calls).toHaveLength(4);
  expect(errors).toHaveLength(2);
});

test('a server without the index of the shop is a failure, and no index comes into being', async () => {
  server.indices.clear();
  expect((await search('گوشی', guard())).ids).toContain(phone);
  expect(errors).toHaveLength(1);
  await shop.run('UPDATE products SET popularity = popularity + 1 WHERE id = $1', [phone]);
  await tell();
  expect(server.indices.size).toBe(0);
});

test('lists and suggestions ask the server, with one call for all readings of a text', async () => {
  const guest = asCustomer(shop.app, null);
  const query = encodeURIComponent('گوشی سامسونک');
  const suggested = await guest.get<{ id: number }[]>(`/product/search?search=${query}`);
  expect(suggested.data.map(({ id }) => id)).toEqual([phone, soldOut, charger]);
  const listed = await guest.get<ShopPage>(`/product/shop?search=${query}`);
  expect(listed.data.products.map(({ id }) => id)).toEqual([phone, soldOut, charger]);
  expect(server.calls).toEqual(['POST /pelle/_msearch', 'POST /pelle/_msearch']);
});

test('a product is found by its new name after the worker has told the server, and by the old one no longer', async () => {
  expect(await idsOf('شارژر')).toEqual([charger]);
  await shop.run(
    `UPDATE products SET title = 'آداپتور سامسونگ ۲۵ وات', latin_title = 'adapter' WHERE id = $1`,
    [charger],
  );
  await refreshSearchTexts(shop.db.orm, [charger]);
  expect(await waiting()).toEqual([charger]);
  expect(await idsOf('آداپتور')).toEqual([]);
  // The server still knows the old name, and PostgreSQL no longer.
  expect(await idsOf('شارژر')).toEqual([]);
  await tell();
  expect(await waiting()).toEqual([]);
  expect(await idsOf('آداپتور')).toEqual([charger]);
  expect(errors).toEqual([]);
});

test('a product that is no longer offered is not found, and is found again when it is back', async () => {
  await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [watch]);
  await tell();
  expect(await engine.count()).toBe(6);
  await shop.run('UPDATE products SET removed_at = NULL WHERE id = $1', [watch]);
  await tell();
  expect(await engine.count()).toBe(7);
  expect(await idsOf('ساعت')).toEqual([watch]);
});

test('a change that the server did not take is told again, and telling it twice changes nothing', async () => {
  await shop.run(`UPDATE products SET search_n = 'کنسول نو' WHERE id = $1`, [console]);
  server.state.fault = 'refuses';
  await expect(tell()).rejects.toThrow('did not answer');
  expect(await waiting()).toEqual([console]);
  server.state.fault = null;
  // The answer was lost on its way, and the entry is there.
  server.state.fault = 'talks nonsense';
  await expect(tell()).rejects.toThrow();
  server.state.fault = null;
  await tell();
  await shop.run('INSERT INTO search_changes (product_id) VALUES ($1), ($1)', [console]);
  await tell();
  expect(await waiting()).toEqual([]);
  expect(await idsOf('کنسول نو')).toEqual([console]);
  expect(await engine.count()).toBe(7);
});

test('an entry that was read earlier never replaces a later one', async () => {
  const entry = (version: number, n: string) => ({
    id: controller,
    version,
    document: { n, c: n, popularity: 1 },
  });
  const newest = Date.now() * 1000 + 10_000_000;
  await engine.write([entry(newest, 'later')]);
  await engine.write([entry(newest - 1, 'earlier')]);
  const stage = (word: string) => ({
    terms: [{ word, begins: false }],
    anyTerm: false,
    joined: null,
    alike: null,
  });
  expect(await engine.find([stage('later'), stage('earlier')], 10)).toEqual([[controller], []]);
});

test('a change while the index is filled is in the new index, whichever entry arrives last', async () => {
  const { run } = shop;
  let changed = false;
  server.state.meanwhile = async () => {
    if (changed || server.calls.at(-1) !== 'POST /_bulk') return;
    // The batch with the old name is on its way.
    changed = true;
    await run(`UPDATE products SET search_n = 'دوربین' WHERE id = $1`, [iphone]);
    await tell();
  };
  await fill();
  expect(changed).toBe(true);
  expect(await waiting()).toEqual([]);
  expect(await idsOf('دوربین')).toEqual([iphone]);
  expect([...server.indices.keys()]).toHaveLength(1);
});

test('the old index answers until the new one is full, and what was not filled to its end is removed by the next', async () => {
  const [before] = server.indices.keys();
  async function* broken() {
    yield [{ id: 1, version: 1, document: { n: 'x', c: 'x', popularity: 1 } }];
    throw new Error('The database is away.');
  }
  await expect(engine.fill(broken())).rejects.toThrow('The database is away.');
  expect(server.indices.size).toBe(2);
  expect(await idsOf('گوشی')).toContain(phone);
  expect(await fill()).toEqual({ refused: null, products: 7, documents: 7 });
  expect(server.indices.size).toBe(1);
  expect([...server.indices.keys()]).not.toEqual([before]);
});

test('changes are noted only between the first filling and the end of the setting', async () => {
  const change = () => shop.run('UPDATE products SET popularity = popularity + 1 WHERE id = $1', [phone]);
  const ended = await fillSearchEngine({ db: shop.db, searchEngine: null });
  expect(ended.refused).toContain('SEARCH_URL');
  await change();
  expect(await waiting()).toEqual([]);
  await fill();
  await change();
  // A price or a stock is no matter of the server.
  await shop.run('UPDATE products SET summary = summary || $1 WHERE id = $2', ['!', phone]);
  expect(await waiting()).toEqual([phone]);
});
