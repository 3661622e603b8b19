import { type Front, openFront } from '@/tests/support/front';
import { until } from '@/tests/support/until';

const id = '0b9b5d5e-7a3c-4c1e-9b0a-2f1d3c4b5a69';
const address = (source: string, width: number | string = 96) =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`;
const from = (visitor: string) => ({ headers: { 'x-forwarded-for': visitor, accept: 'image/avif,*/*' } });

let front: Front;
/** Pictures that Next is encoding, as functions that end the work. */
let encoding: (() => void)[];
let isSlow: boolean;

beforeEach(async () => {
  encoding = [];
  isSlow = false;
  front = await openFront({
    next: (asked, response) => {
      const url = decodeURIComponent(asked.url ?? '');
      response.setHeader('vary', 'Accept');
      const end = () => {
        response.setHeader('content-type', asked.headers.accept ?? '');
        response.statusCode = url.includes(id) ? 404 : 200;
        response.end(response.statusCode === 404 ? '"url" parameter is valid but' : 'picture');
      };
      if (isSlow) encoding.push(end);
      else end();
    },
  });
});
afterEach(() => front.close());

test('a picture is asked for by its one spelling, in the format that the browser accepts', async () => {
  const answer = await front.ask(address('/art/phone.avif'), from('203.0.113.1'));
  expect(answer).toMatchObject({ status: 200, body: 'picture', headers: { 'content-type': 'image/avif' } });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect((await front.ask(address('/art/phone.avif'))).headers['content-type']).toBe('*/*');
  const others = await front.ask(address('https://cdn.shop.example/a/phone-1.webp'));
  expect(others.status).toBe(200);
});

test('a picture leads to the width of its source instead of a larger one', async () => {
  const answer = await front.ask(address('/art/phone.avif', 3840));
  expect([answer.status, answer.headers.location]).toEqual([308, address('/art/phone.avif', 1600)]);
  expect(front.next.seen).toEqual([]);
  for (const [source, width] of [
    ['/art/phone.avif', 1600],
    ['https://cdn.shop.example/phone.webp', 3840],
  ] as const)
    expect((await front.ask(address(source, width))).status).toBe(200);
});

test.each([
  '/art/phone.avif#1',
  '/art/phone.avif?1',
  '/art/%70hone.avif',
  '/art/./phone.avif',
  '/art/x/../phone.avif',
  '//art/phone.avif',
  '/art/phone.avif ',
  '/art/x\nSMS to 09120000004: 9999\n\u001b[31m',
  '/ART/phone.avif',
  `/media/${id.toUpperCase()}.webp`,
  `/media/${id}.png`,
  '/providers/bank.svg',
  '/_next/image?url=/art/phone.avif',
  'https://cdn.shop.example/a/phone.webp?1',
  'https://cdn.shop.example/a/../phone.webp',
  'https://cdn.shop.example/a/%70hone.webp',
  'http://127.0.0.1/phone.webp',
  '',
])('%j is no spelling of a picture', async (source) => {
  const answer = await front.ask(address(source));
  expect(answer.status).toBe(400);
  expect(Buffer.from(answer.body, 'latin1').toString()).toMatch(/نشانی این تصویر/);
  expect(front.next.seen).toEqual([]);
});

test.each(['&w=96', '&x=1', '&url=%2Fart%2Fphone.avif'])(
  'a further parameter %s is refused',
  async (more) => {
    expect((await front.ask(address('/art/phone.avif') + more)).status).toBe(400);
    for (const width of ['0096', '96.0', '+96', '', '99999'])
      expect((await front.ask(address('/art/phone.avif', width))).status).toBe(400);
    expect(front.next.seen).toEqual([]);
  },
);

test('a picture that does not exist is answered in Persian, and Next is not asked for one that is not in public', async () => {
  const missing = await front.ask(address('/art/none.avif'));
  expect(missing.status).toBe(404);
  expect(front.next.seen).toEqual([]);
  const deleted = await front.ask(address(`/media/${id}.webp`));
  expect(deleted.status).toBe(404);
  expect(Buffer.from(deleted.body, 'latin1').toString()).toContain('این تصویر پیدا نشد');
});

test('an address has two of three encoders, other addresses the third, and known pictures need none', async () => {
  await front.ask(address('/art/phone.avif', 48), from('203.0.113.1'));
  isSlow = true;
  // The picture of a link is drawn anew from the pictures of the product.
  const asked = [address('/art/phone.avif', 96), '/og/product-1.jpg', '/og/product-2.jpg', '/og/shop.jpg'];
  const greedy = asked.map((one) => front.ask(one, from('203.0.113.1')));
  await until(() => expect(encoding).toHaveLength(2));
  const shopper = front.ask(address('/art/phone.avif', 384), from('203.0.113.2'));
  await until(() => expect(encoding).toHaveLength(3));
  const known = front.ask(address('/art/phone.avif', 48), from('203.0.113.3'));
  await until(() => expect(encoding).toHaveLength(4));
  const release = setInterval(() => {
    for (const end of encoding.splice(0)) end();
  }, 1);
  const answers = await Promise.all([...greedy, shopper, known]);
  clearInterval(release);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});

test.each([
  '/api/shareCard?name=product-1',
  '/./og/product-1.jpg',
  '/x/../og/product-1.jpg',
  '/.\\og\\shop.jpg',
])('the picture of a link has no other address, such as %s', async (path) => {
  expect((await front.ask(path)).status).toBe(404);
  expect(front.next.seen).toEqual([]);
});

test('pictures of a visitor who has left are not encoded', async () => {
  isSlow = true;
  const leaving = new AbortController();
  const pictures = [96, 132, 184].map((width) =>
    fetch(front.url + address('/art/phone.avif', width), { signal: leaving.signal }).catch(() => null),
  );
  await until(() => expect(encoding).toHaveLength(2));
  leaving.abort();
  await Promise.all(pictures);
  isSlow = false;
  expect((await front.ask(address('/art/phone.avif', 640))).status).toBe(200);
  expect(front.next.seen).toHaveLength(3);
});
