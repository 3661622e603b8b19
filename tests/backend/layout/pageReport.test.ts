import type { NumberReport, ReportName } from '@/contract/desk/numberReport';
import type { PageReport } from '@/contract/pageReport';
import { forAllTests, openTestApp } from '@/tests/support/backend';

let now = Date.parse('2026-11-22T09:00:00.000Z');
const shop = forAllTests(() =>
  openTestApp({ now: () => now, limits: { writes: 1000, search: 1000, baskets: 60 } }),
);
const day = '2026-11-22';

/** Sends a report, from another address than those before unless one is named. */
let addresses = 0;
const send = async (report: Partial<PageReport>, address?: string) => {
  const payload = { release: 'build-1', vitals: [], errors: [], ...report };
  addresses += 1;
  const remoteAddress = address ?? `203.0.${addresses >> 8}.${addresses & 255}`;
  return (await shop.app.inject({ method: 'POST', url: '/public/pageReport', payload, remoteAddress }))
    .statusCode;
};
const lcp = (value: number) => ({ page: 'product' as const, name: 'LCP' as const, value });
const report = async (name: ReportName) => {
  const desk = await shop.customer({ role: 'supervisor' });
  return (await desk.get<NumberReport>(`/admin/numbers/report?report=${name}&from=${day}&to=${day}`)).data
    .rows;
};
const count = async (table: string) =>
  (await shop.run<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

beforeEach(async () => {
  now = Date.parse('2026-11-22T09:00:00.000Z');
  await shop.run('DELETE FROM page_vitals');
  await shop.run('DELETE FROM browser_errors');
});

test('the desk reads of a metric which part of the visits was good and poor, and what three quarters stayed below', async () => {
  for (const value of [1000, 1000, 1000, 1000, 2000, 2400, 3000, 9000]) await send({ vitals: [lcp(value)] });
  await send({ vitals: [{ page: 'home', name: 'CLS', value: 0 }] });
  const [home, product] = await report('vitals');
  expect(home).toEqual({
    key: 'home CLS',
    values: { p75: expect.any(Number), good: 100, poor: 0, visits: 1 },
  });
  expect(product).toMatchObject({ key: 'product LCP', values: { good: 75, poor: 12.5, visits: 8 } });
  // The sixth of eight visits needed 2,400 ms, and its bucket goes from 2,250 to 2,500.
  expect(product?.values.p75).toBe(2500);
});

test('many visits need no more rows than there are buckets, and the values beyond the cap of a day are not counted', async () => {
  for (let value = 0; value < 200; value += 1) await send({ vitals: [lcp(value * 100)] });
  expect(await count('page_vitals')).toBeLessThanOrEqual(20);
  await shop.run(
    'UPDATE page_vitals SET count = 500000 WHERE bucket = (SELECT min(bucket) FROM page_vitals)',
  );
  const before = await report('vitals');
  expect(await send({ vitals: [lcp(100)] })).toBe(200);
  expect(await report('vitals')).toEqual(before);
});

const error = (message: string, stack = '') => ({ page: 'basket' as const, message, stack });
const call = 'readPrice chunks/0a1b2c3d.js:1:2345';

test('an error is counted by its message, its place and its release, without what it says about a person', async () => {
  await send({ errors: [error('Bad answer for 09123456789 at https://shop.example/cart?token=x', call)] });
  now += 60_000;
  await send({ errors: [error('Bad answer for 09350000000 at https://shop.example/pay', call)] });
  await send({ release: 'build-2', errors: [error('Bad answer for 1 at https://x.ir', call)] });
  const rows = await report('browserErrors');
  expect(rows.map(({ key, values }) => [key, values.count])).toEqual([
    [`basket\nbuild-1\nBad answer for 0 at <address>\n${call}`, 2],
    [`basket\nbuild-2\nBad answer for 0 at <address>\n${call}`, 1],
  ]);
  expect(rows[0]?.values).toMatchObject({ firstAt: now - 60_000, lastAt: now });
});

const word = (index: number) => `x${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
/** As many reports with five new errors each. */
async function sendErrors(reports: number, address?: string) {
  for (let index = 0; index < 5 * reports; index += 5)
    await send(
      { errors: Array.from({ length: 5 }, (_, nth) => error(`Error ${word(index + nth)}`)) },
      address,
    );
}

test('one address adds a few errors to a day, and its known ones are counted further', async () => {
  await sendErrors(50, '2001:db8:1:2::1');
  expect(await count('browser_errors')).toBe(20);
  await sendErrors(1, '2001:db8:1:2::2');
  expect((await report('browserErrors'))[0]?.values.count).toBe(2);
});

test('a day has a limited number of different errors, of which known ones are still counted', async () => {
  await sendErrors(50);
  expect(await count('browser_errors')).toBe(200);
  await send({ errors: [error(`Error ${word(0)}`)] });
  const rows = await report('browserErrors');
  expect(rows[0]).toMatchObject({ key: `basket\nbuild-1\nError ${word(0)}`, values: { count: 2 } });
});

test.each<[string, object]>([
  ['with a name of a visitor', { visitor: 'مریم' }],
  ['of an unknown page', { vitals: [{ ...lcp(1), page: '/cart?x=1' }] }],
  ['with a negative value', { vitals: [lcp(-1)] }],
  ['with too many errors', { errors: Array.from({ length: 6 }, () => error('x')) }],
  ['without a release', { release: '' }],
])('a report %s is refused', async (_name, change) => {
  expect(await send(change)).toBe(400);
});

test('a report that is too large is refused', async () => {
  expect(await send({ errors: [error('x', 'y'.repeat(20_000))] })).toBe(413);
});
