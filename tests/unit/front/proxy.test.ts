import { NextRequest } from 'next/server';

const goodPass = '1795000000.good-pass-of-a-supervisor';

/** Answers of the backend in order: the mode, or null when it cannot be reached. `valid` tells whether the pass is valid. */
async function shopWith(modes: (boolean | null)[], passes: { valid: boolean | null } = { valid: true }) {
  jest.resetModules();
  const passesAsked: string[] = [];
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/public/maintenancePass')) {
      const cookie = new Headers(init?.headers).get('cookie') ?? '';
      passesAsked.push(cookie);
      if (passes.valid === null) throw new TypeError('unreachable');
      return Response.json({ data: { valid: passes.valid && cookie === `maintenance_pass=${goodPass}` } });
    }
    const mode = modes.length > 1 ? modes.shift() : modes[0];
    if (mode === null || mode === undefined) throw new TypeError('unreachable');
    return Response.json({ data: { company: { maintenanceMode: mode } } });
  });
  const { proxy } = await import('@/proxy');
  const open = (path: string, cookie?: string) =>
    proxy(new NextRequest(new URL(path, 'http://shop.test'), { headers: cookie ? { cookie } : {} }));
  const visit = async (path: string, pass?: string) => {
    const answer = await open(path, pass && `maintenance_pass=${pass}`);
    const rewrite = answer.headers.get('x-middleware-rewrite');
    return rewrite && new URL(rewrite).pathname;
  };
  return { open, visit, ask, passesAsked };
}

test('answers security.txt without a rewrite rule in the first load', async () => {
  const { visit } = await shopWith([false]);
  expect(await visit('/.well-known/security.txt')).toBe('/api/securityTxt');
});

test('an uploaded picture is read at the backend, and a call only while nothing is built', async () => {
  const { visit } = await shopWith([false]);
  expect(await visit('/media/0b9b5d5e-7a3c-4c1e-9b0a-2f1d3c4b5a69.webp')).toBe(
    '/public/pictures/0b9b5d5e-7a3c-4c1e-9b0a-2f1d3c4b5a69',
  );
  const back = '/payment/response?gateway=zibal&attempt=a1';
  expect([await visit('/api/docs'), await visit(back)]).toEqual([null, null]);
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect([await visit('/api/public/site'), await visit(back)]).toEqual(['/public/site', '/payment/callback']);
  expect(await visit('/feeds/google.xml')).toBe('/feeds/google.xml');
  expect(await visit('/api/revalidate')).toBeNull();
  environment.restore();
});

test('the development server keeps the first click at Torob as the front server does', async () => {
  const { open } = await shopWith([false]);
  const path = '/product/12?torob_clid=a1b2-c3';
  expect((await open(path)).headers.get('set-cookie')).toBeNull();
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect((await open(path)).headers.get('set-cookie')).toMatch(
    /^torob_clid=a1b2-c3\.\d{13}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  );
  const known = await open(path, 'torob_clid=a1b2-c3.1795000000000');
  expect(known.headers.get('set-cookie')).toBeNull();
  environment.restore();
});

describe('pages during maintenance', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('show the maintenance screen, without a redirect loop', async () => {
    const { visit } = await shopWith([true]);
    expect(await visit('/')).toBe('/maintenance');
    expect(await visit('/products/1/a')).toBe('/maintenance');
    expect(await visit('/maintenance')).toBeNull();
    // A supervisor signs in here, and the owner of a new shop becomes one.
    expect(await visit('/login')).toBeNull();
    expect(await visit('/admin')).toBeNull();
    expect(await visit('/admin/orders')).toBe('/maintenance');
  });

  test('keep the icon of the browser tab', async () => {
    const { visit } = await shopWith([true]);
    expect(await visit('/favicon.svg')).toBeNull();
  });

  test('keep the manifest, and the script that removes the service worker', async () => {
    const { visit } = await shopWith([true]);
    expect(await visit('/manifest.webmanifest')).toBe('/api/manifest');
    expect(await visit('/sw.js')).toBe('/noServiceWorker.js');
  });

  test('need one call of the backend in two seconds', async () => {
    const { visit, ask } = await shopWith([false, true]);
    await Promise.all([visit('/'), visit('/shop'), visit('/faq')]);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2001);
    expect(await visit('/')).toBe('/maintenance');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('are served at once after its end', async () => {
    const { visit } = await shopWith([true, false]);
    expect(await visit('/')).toBe('/maintenance');
    expect(await visit('/')).toBeNull();
  });

  test('keep their state while the backend cannot be reached', async () => {
    const open = await shopWith([null]);
    expect(await open.visit('/')).toBeNull();
    const closed = await shopWith([true, null]);
    expect(await closed.visit('/')).toBe('/maintenance');
    jest.advanceTimersByTime(2001);
    expect(await closed.visit('/')).toBe('/maintenance');
  });

  test('are served to a browser with a valid pass only', async () => {
    const { visit } = await shopWith([true]);
    expect(await visit('/', goodPass)).toBeNull();
    expect(await visit('/products/1/a', goodPass)).toBeNull();
    expect(await visit('/', '1795000000.made-up-by-somebody')).toBe('/maintenance');
    expect(await visit('/')).toBe('/maintenance');
  });

  test('check a pass once in two seconds, so that a revoked pass ends soon', async () => {
    const passes = { valid: true };
    const { visit, passesAsked } = await shopWith([true], passes);
    await Promise.all([visit('/', goodPass), visit('/shop', goodPass), visit('/faq', goodPass)]);
    expect(passesAsked).toHaveLength(1);
    passes.valid = false;
    jest.advanceTimersByTime(2001);
    expect(await visit('/', goodPass)).toBe('/maintenance');
  });

  test('are closed for every pass while the backend cannot check it', async () => {
    const { visit } = await shopWith([true], { valid: null });
    expect(await visit('/', goodPass)).toBe('/maintenance');
  });

  test('do not check a malformed pass', async () => {
    const { visit, passesAsked } = await shopWith([true]);
    for (const pass of ['', 'short', 'x'.repeat(300), 'with spaces and, commas'])
      expect(await visit('/', pass)).toBe('/maintenance');
    expect(passesAsked).toEqual([]);
  });

  test('check no pass while the shop is open', async () => {
    const { visit, passesAsked } = await shopWith([false]);
    expect(await visit('/', goodPass)).toBeNull();
    expect(passesAsked).toEqual([]);
  });

  test('check a valid pass also after any number of forged ones', async () => {
    const { visit, passesAsked } = await shopWith([true]);
    for (let count = 0; count < 250; count += 1) await visit('/', `1795000000.made-up-number-${count}`);
    expect(await visit('/', goodPass)).toBeNull();
    expect(passesAsked).toHaveLength(251);
  });
});
