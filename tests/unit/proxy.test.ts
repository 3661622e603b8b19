import { NextRequest } from 'next/server';

/** Answers of the backend, in turn: the mode, or null when it is out of reach. */
async function shopWith(modes: (boolean | null)[]) {
  jest.resetModules();
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const mode = modes.length > 1 ? modes.shift() : modes[0];
    if (mode === null || mode === undefined) throw new TypeError('unreachable');
    return Response.json({ data: { company: { maintenanceMode: mode } } });
  });
  const { proxy } = await import('@/proxy');
  const visit = async (path: string) => {
    const answer = await proxy(new NextRequest(new URL(path, 'http://shop.test')));
    const rewrite = answer.headers.get('x-middleware-rewrite');
    return rewrite && new URL(rewrite).pathname;
  };
  return { visit, ask };
}

describe('pages during maintenance', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('go on while the shop is open', async () => {
    const { visit } = await shopWith([false]);
    expect(await visit('/faq')).toBeNull();
  });

  test('are all answered by the maintenance page, which is not sent to itself', async () => {
    const { visit } = await shopWith([true]);
    expect(await visit('/')).toBe('/maintenance');
    expect(await visit('/products/1/a')).toBe('/maintenance');
    expect(await visit('/maintenance')).toBeNull();
  });

  test('the backend is asked once for many, and again after two seconds', async () => {
    const { visit, ask } = await shopWith([false, true]);
    await Promise.all([visit('/'), visit('/shop'), visit('/faq')]);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2001);
    expect(await visit('/')).toBe('/maintenance');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('a backend out of reach changes nothing: open stays open, closed stays closed', async () => {
    const open = await shopWith([null]);
    expect(await open.visit('/')).toBeNull();
    const closed = await shopWith([true, null]);
    expect(await closed.visit('/')).toBe('/maintenance');
    jest.advanceTimersByTime(2001);
    expect(await closed.visit('/')).toBe('/maintenance');
  });
});
