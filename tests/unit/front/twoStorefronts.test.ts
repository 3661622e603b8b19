import { publishChange } from '@/backend/server/publish';
import { type Front, openFront } from '@/tests/support/front';
import { until } from '@/tests/support/until';

const secret = 'only-for-this-test';
const pass = 'maintenance_pass=1795000000.pass-of-a-supervisor';
/** Content of the database. */
const shop = { price: 100, banner: 'autumn', maintenance: false };
let fronts: Front[] = [];

/** A front server before a Next that keeps its pages until it is told of a change, as the shop's Next does. */
function openStorefront(): Promise<Front> {
  const pages = new Map<string, string>();
  return openFront({
    backend: (_asked, response) =>
      response.end(JSON.stringify({ data: { company: { maintenanceMode: shop.maintenance } } })),
    next: (asked, response) => {
      const { url = '', headers } = asked;
      if (url === '/api/revalidate') {
        if (headers['x-revalidate-secret'] === secret) pages.clear();
        return response.end();
      }
      if (shop.maintenance && headers.cookie !== pass) {
        response.writeHead(503, { 'retry-after': '600', 'cache-control': 'no-store' });
        return response.end('maintenance');
      }
      if (!pages.has(url)) pages.set(url, `${shop.price} ${shop.banner}`);
      return response.end(pages.get(url));
    },
  });
}

beforeEach(async () => {
  Object.assign(shop, { price: 100, banner: 'autumn', maintenance: false });
  fronts = await Promise.all([openStorefront(), openStorefront()]);
  await Promise.all(fronts.map(({ mode }) => mode.start()));
});
afterEach(() => Promise.all(fronts.map((front) => front.close())));

const storefront = () => ({ urls: fronts.map(({ url }) => url), secret });
const visit = (path: string, headers = {}) =>
  Promise.all(fronts.map((front) => front.ask(path, { headers })));
const bodies = async (path: string) => (await visit(path)).map(({ body }) => body);
const statuses = async (path: string, headers = {}) =>
  (await visit(path, headers)).map(({ status }) => status);

test('both show a changed price and a changed banner to the next visitor', async () => {
  const paths = ['/products/1/phone', '/', '/shop?search=phone', '/_next/data/build/shop.json?search=phone'];
  for (const path of paths) expect(await bodies(path)).toEqual(['100 autumn', '100 autumn']);
  shop.price = 90;
  await publishChange(storefront(), { products: [{ id: 1, slug: 'phone' }] });
  for (const path of paths) expect(await bodies(path)).toEqual(['90 autumn', '90 autumn']);
  shop.banner = 'winter';
  await publishChange(storefront(), { site: true });
  for (const path of paths) expect(await bodies(path)).toEqual(['90 winter', '90 winter']);
});

test('both close within two seconds, although nobody tells them, and open again', async () => {
  expect(await statuses('/')).toEqual([200, 200]);
  shop.maintenance = true;
  const began = Date.now();
  await until(() => expect(fronts.every(({ mode }) => mode.isClosed)).toBe(true));
  expect(Date.now() - began).toBeLessThan(2000);
  const [answer] = await visit('/');
  expect(answer).toMatchObject({ status: 503, body: 'maintenance', headers: { 'retry-after': '600' } });
  shop.maintenance = false;
  await publishChange(storefront(), { site: true });
  await until(() => expect(fronts.some(({ mode }) => mode.isClosed)).toBe(false));
  expect(await statuses('/')).toEqual([200, 200]);
});

test('the page of a supervisor during maintenance is for the supervisor only', async () => {
  expect(await statuses('/')).toEqual([200, 200]);
  shop.maintenance = true;
  await until(() => expect(fronts.every(({ mode }) => mode.isClosed)).toBe(true));
  expect(await statuses('/faq', { cookie: pass })).toEqual([200, 200]);
  expect(await statuses('/faq')).toEqual([503, 503]);
  expect(await statuses('/', { cookie: 'maintenance_pass=1795000000.another-pass-of-nobody' })).toEqual([
    503, 503,
  ]);
});

test('both ask for the mode once a second, whatever the number of visits', async () => {
  const before = fronts.map(({ backend }) => backend.seen.length);
  for (let count = 0; count < 30; count += 1) await visit('/');
  fronts.forEach(({ backend }, index) => {
    expect(backend.seen.length - (before[index] ?? 0)).toBeLessThanOrEqual(3);
  });
});
