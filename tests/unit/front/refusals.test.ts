import { createPageRoutes } from '@/front/pages/routes';
import { type Front, openFront } from '@/tests/support/front';
import { until } from '@/tests/support/until';

const persian = /[\u0600-\u06FF]/;
const decode = (body: string) => Buffer.from(body, 'latin1').toString();

let front: Front;
afterEach(() => front?.close());

/** Expects a page of the shop with its headers. */
function expectPage(answer: { status: number; headers: object; body: string }, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(decode(answer.body)).toMatch(/<html lang="fa" dir="rtl">/);
  expect(decode(answer.body)).toMatch(persian);
}

describe('a query', () => {
  const routes = createPageRoutes({ routes: {}, dynamicRoutes: {} }, 'build');

  test('of 8,000 parameters is read within 200 ms', () => {
    for (const page of ['/shop', '/compare', '/_next/data/build/shop.json']) {
      const begun = process.cpuUsage();
      routes(`${page}?${'brand=a&'.repeat(8000)}`);
      const { user, system } = process.cpuUsage(begun);
      expect((user + system) / 1000).toBeLessThan(200);
    }
  });

  test.each(['__proto__=x', '__proto__=x&__proto__=y', 'constructor=x', 'toString=1&hasOwnProperty=2'])(
    'with %s is a list without it',
    (query) => {
      expect(routes(`/shop?${query}`)).toEqual({ path: '/shop', isData: false, isKept: false });
      expect(routes(`/shop?${query}&inStock=true`)).toMatchObject({ path: '/shop?inStock=true' });
    },
  );

  test('is refused above 8,192 characters and above 100 parameters, before it is read', async () => {
    front = await openFront();
    for (const path of [
      '/shop',
      '/compare',
      '/faq',
      '/_next/data/build/shop.json',
      '/early.js',
      '/nowhere',
    ]) {
      expectPage(await front.ask(`${path}?${'a&'.repeat(7000)}`), 414);
      expectPage(await front.ask(`${path}?${'a&'.repeat(100)}`), 414);
      expectPage(await front.ask(`${path}?search=${'a'.repeat(8200)}`), 414);
    }
    const call = await front.ask(`/api/product/shop?${'a&'.repeat(7000)}`);
    expect(call.status).toBe(414);
    expect(JSON.parse(decode(call.body)).message).toMatch(persian);
    expect([...front.next.seen, ...front.backend.seen]).toEqual([]);
    expect((await front.ask(`/faq?${'a&'.repeat(90)}`)).status).toBe(200);
  });
});

test('every page of a front whose routes throw is answered with 500 in Persian, and the rest as ever', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  front = await openFront({
    routes: () => {
      throw new TypeError('broken');
    },
  });
  const pages = ['/', '/faq', '/shop?a=1', '/compare', '/products/1/a', '/nowhere', '/payment/response'];
  for (const path of [...pages, '/_next/data/build/faq.json']) expectPage(await front.ask(path), 500);
  expect(errors).toHaveBeenCalledTimes(pages.length + 1);
  errors.mockRestore();
  for (const path of ['/healthz', '/readyz', '/early.js', '/art/phone.avif', '/api/public/site', '/a//b'])
    expect((await front.ask(path)).status).toBe(200);
});

test('a request that no server answers is answered when its time is over, and one that stops in the middle is ended', async () => {
  front = await openFront({
    answerMs: 50,
    next: (asked, response) => {
      if (asked.url === '/half') response.writeHead(200, { 'content-length': '100' }).write('half');
    },
    backend: () => undefined,
  });
  const page = await front.ask('/nowhere');
  expectPage(page, 503);
  expect(page.headers.connection).toBe('close');
  expect(decode(page.body)).toContain('سبد خریدتان دست‌نخورده است');
  expectPage(await front.ask('/faq'), 503);
  const call = await front.ask('/api/public/site');
  expect(call.status).toBe(503);
  expect(JSON.parse(decode(call.body)).message).toMatch(persian);
});

test('a read of a visitor who has left is ended at the other server, and a change is not', async () => {
  let ended = 0;
  front = await openFront({
    backend: (asked, response) => {
      if (!asked.url?.startsWith('/v2/Cart')) return response.end('{"data":{}}');
      response.on('close', () => {
        ended += 1;
      });
    },
  });
  const seen = () => front.backend.seen.filter(({ url }) => url?.startsWith('/v2/Cart')).length;
  const leave = async (method: string) => {
    const before = seen();
    const leaving = new AbortController();
    const call = fetch(`${front.url}/api/v2/Cart/Get`, { method, signal: leaving.signal }).catch(() => null);
    await until(() => expect(seen()).toBe(before + 1));
    leaving.abort();
    await call;
  };
  await leave('GET');
  await until(() => expect(ended).toBe(1));
  await leave('POST');
  await leave('GET');
  await until(() => expect(ended).toBe(2));
});

describe('one address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  test('with many slow pages leaves places for others, and is refused above a number of waiting ones', async () => {
    const waiting: (() => void)[] = [];
    front = await openFront({
      next: (asked, response) => {
        if (asked.url?.startsWith('/slow')) waiting.push(() => response.end('slow'));
        else response.end('next');
      },
    });
    const greedy = Array.from({ length: 80 }, (_, index) =>
      front.ask(`/slow/${index}/x.y`, from('203.0.113.1')),
    );
    await until(() => expect(waiting).toHaveLength(6));
    expect((await front.ask('/nowhere', from('203.0.113.2'))).status).toBe(200);
    const release = setInterval(() => {
      for (const end of waiting.splice(0)) end();
    }, 1);
    const answers = await Promise.all(greedy);
    clearInterval(release);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(66);
    expectPage(answers.find(({ status }) => status === 429) ?? { status: 0, headers: {}, body: '' }, 429);
  });

  test('of IPv6 counts by its first 48 bits', async () => {
    const waiting: (() => void)[] = [];
    front = await openFront({ next: (_asked, response) => void waiting.push(() => response.end('slow')) });
    const visits = Array.from({ length: 20 }, (_, index) =>
      front.ask(`/slow/${index}/x.y`, from(`2001:db8:7:${index}::1`)),
    );
    await until(() => expect(waiting).toHaveLength(6));
    const other = front.ask('/nowhere', from('2001:db8:8::1'));
    await until(() => expect(waiting).toHaveLength(7));
    const release = setInterval(() => {
      for (const end of waiting.splice(0)) end();
    }, 1);
    expect((await other).status).toBe(200);
    await Promise.all(visits);
    clearInterval(release);
  });
});

describe('broken HTTP', () => {
  beforeEach(async () => {
    front = await openFront();
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: shop\r\nbroken\r\n\r\n', 400],
    ['too long headers', `GET / HTTP/1.1\r\nHost: shop\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, 431],
  ])('with %s is answered with a page of the shop and closes the connection', async (_what, text, status) => {
    const [head = '', body = ''] = (await front.sendRaw(text)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
    expect(headers).toMatchObject({ connection: 'close', 'content-length': String(Buffer.byteLength(body)) });
    expectPage({ status, headers, body: Buffer.from(body).toString('latin1') }, status);
  });

  test('and other methods of a page are refused with a page of the shop', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await front.ask('/faq', { method });
      expectPage(answer, 405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
    expectPage(await front.ask('/_next/image?url=%2Fart%2Fphone.avif&w=96&q=75', { method: 'POST' }), 405);
    // Gateways send browsers back by a form.
    expect((await front.ask('/payment/response?gateway=a&attempt=b', { method: 'POST' })).status).toBe(303);
    expect(front.next.seen).toEqual([]);
  });
});
