import Fastify from 'fastify';
import { messages as siteMessages } from '@/backend/domains/layout/site/draftMessages';
import { openEmptyShop } from '@/backend/seed/neutral';
import { startDemo } from '@/backend/seed/start';
import { collapseRepeats } from '@/backend/server/logging';
import { readStartNotes } from '@/backend/server/startNotes';
import type { SitePartContent } from '@/contract/desk/site';
import { siteParts } from '@/contract/desk/siteDocuments';
import type { Province, Site, StaticsData } from '@/contract/site';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import { asCustomer } from '@/tests/support/customer';

const now = Date.parse('2026-11-22T09:00:00.000Z');
const shop = forAllTests(() => openTestApp({ seed: 'empty', now: () => now }));
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));
let guest: ReturnType<typeof asCustomer>;
beforeAll(() => {
  guest = asCustomer(shop.app, null);
});

const publicPaths = [
  '/readyz',
  '/public/site',
  '/public/getStaticsData',
  '/public/brands',
  '/public/branchs',
  '/public/faq',
  '/public/shippingCompanies',
  '/public/facilityPlans',
  '/public/sitemap',
  '/public/pages',
  '/public/blog',
  '/public/loanPlans',
  '/public/leasingPlans',
  '/public/betaLoan',
  '/public/merchantDocuments',
  '/public/gateways',
  '/product/showcase',
  '/product/shop',
  '/product/shop?sort=lowestInstalment&monthlyTo=2000000',
  '/product/search?search=%DA%AF%D9%88%D8%B4%DB%8C',
  '/v2/Cart/Get',
];

test.each(publicPaths)('a shop without products answers %s', async (path) => {
  expect((await guest.get(path)).status).toBe(200);
});

test('a shop without products says nothing that its owner has not said', async () => {
  const { data } = await guest.get<Site>('/public/site');
  expect(data.company).toMatchObject({
    companyName: 'فروشگاه',
    slogan: null,
    companyAddresses: [],
    hours: '',
  });
  expect(data).toMatchObject({ facilityPlan: null, delivery: null, trust: [], topBanners: [] });
  const statics = (await guest.get<StaticsData>('/public/getStaticsData')).data;
  expect(statics.menus.map(({ mobileView }) => mobileView)).toEqual([false, true]);
  // Every page of text that the footer names exists.
  const texts = data.footer.flatMap(({ links }) => links).filter(({ link }) => link.startsWith('/info/'));
  for (const { link } of texts)
    expect((await guest.get(link.replace('/info/', '/public/pages/'))).status).toBe(200);
  expect(JSON.stringify([data, statics])).not.toContain('پله');
});

test('provinces, cities, holidays and rates of tax are there from the first day', async () => {
  const provinces = (await guest.get<Province[]>('/public/provinces')).data;
  expect(provinces).toHaveLength(31);
  expect(provinces.find(({ title }) => title === 'فارس')?.cities).toContainEqual(
    expect.objectContaining({ title: 'شیراز' }),
  );
  const [row] = await shop.run<{ holidays: number; percent: string }>(
    `SELECT (SELECT count(*)::int FROM holidays) AS holidays, vat_percent(NULL, $1::date)::text AS percent`,
    ['2026-11-22'],
  );
  expect(row).toEqual({ holidays: expect.any(Number), percent: expect.stringMatching(/^10/) });
  expect(row?.holidays).toBeGreaterThan(20);
});

test.each(siteParts)('nothing of the part «%s» of a new shop must be mended to publish it', async (part) => {
  const { live, revision } = (await desk.get<SitePartContent>(`/admin/site/parts/${part}`)).data;
  const saved = await desk.put<{ revision: number; problems: object }>(`/admin/site/parts/${part}`, {
    revision,
    document: live,
  });
  expect(saved).toMatchObject({ status: 200, data: { problems: {} } });
  const published = await desk.post('/admin/site/publish', { part, revision: saved.data.revision });
  // The document is complete; it is refused only because it is live already.
  expect(published).toMatchObject({ status: 409, message: siteMessages.unchanged });
});

test('the start says who can pay, and how the first supervisor is made until there is one', async () => {
  expect(await readStartNotes(shop.db, [{ code: 'zarinpal' }], '12345678')).toEqual(['Payment: zarinpal.']);
  await shop.run(`UPDATE users SET role = 'customer'`);
  const notes = await readStartNotes(shop.db, [], '12345678');
  expect(notes[0]).toContain('Nobody can pay: PAYMENT_GATEWAYS is not set.');
  expect(notes[1]).toContain('The shop has no supervisor.');
  expect(notes[2]).toContain('1234 5678');
});

test('an error that repeats is written once a minute, with the number of those left out', async () => {
  const { stream, text } = captureLog();
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] });
  const { log } = Fastify({ logger: { stream, hooks: collapseRepeats(() => Date.now()) } });
  for (let times = 0; times < 50; times += 1) log.error({ err: new Error('gone') }, 'failed');
  log.error({ err: new Error('other') }, 'failed');
  jest.advanceTimersByTime(60_000);
  log.error({ err: new Error('gone') }, 'failed');
  jest.useRealTimers();
  const lines = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ err, repeated }) => [err.message, repeated])).toEqual([
    ['gone', undefined],
    ['other', undefined],
    ['gone', 49],
  ]);
});

test('a second start changes nothing, and the demo does not fill a shop that was opened empty', async () => {
  expect(await openEmptyShop(shop.db, now)).toBe(false);
  expect(await startDemo(shop.db, now, { personas: true })).toBe('kept');
  expect((await guest.get('/public/brands')).data).toEqual([]);
});
