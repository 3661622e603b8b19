import { type Front, openFront, renewalKey } from '@/tests/support/front';

/** A price, and whether Next can render it. */
const shop = { price: 100, isBroken: false };
let front: Front;

beforeEach(async () => {
  Object.assign(shop, { price: 100, isBroken: false });
  /** Pages that Next has kept on disk. */
  const kept = new Map([['/faq', 'of before']]);
  front = await openFront({
    next: (asked, response) => {
      const { url = '', headers } = asked;
      const isAnew = headers['x-prerender-revalidate'] === renewalKey || !kept.has(url);
      if (isAnew && shop.isBroken) return response.writeHead(500).end('broken');
      if (isAnew) kept.set(url, String(shop.price));
      return response.end(kept.get(url));
    },
  });
});
afterEach(() => front.close());

const read = async (path: string) => (await front.ask(path)).body;
/** The page in memory is too old to be served. */
const forget = () => {
  front.clock.now += 20_000;
};

test('the first visitor after a start gets no page of before it, although Next has kept one', async () => {
  expect(await read('/faq')).toBe('100');
  shop.price = 90;
  forget();
  // From then on Next is told of changes and knows itself when a page is old.
  expect(await read('/faq')).toBe('100');
});

test('a Next that has ended and runs again has missed changes, so that its pages are rendered anew', async () => {
  expect(await read('/faq')).toBe('100');
  shop.price = 90;
  front.restartNext();
  forget();
  expect(await read('/faq')).toBe('90');
});

test('the kept page is served while the new one cannot be rendered', async () => {
  shop.isBroken = true;
  expect(await read('/faq')).toBe('of before');
  shop.isBroken = false;
  forget();
  expect(await read('/faq')).toBe('100');
});

test('a visitor can neither ask for a render nor learn how', async () => {
  await front.ask('/faq');
  const { headers } = await front.ask('/faq', { headers: { 'x-prerender-revalidate': renewalKey } });
  await front.ask('/somewhere/else', { headers: { 'x-prerender-revalidate': renewalKey } });
  expect(front.next.seen.map((asked) => asked.headers['x-prerender-revalidate'])).toEqual([
    renewalKey,
    undefined,
  ]);
  expect(JSON.stringify(headers)).not.toContain(renewalKey);
});
