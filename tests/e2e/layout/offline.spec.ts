import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PlanRequest } from '@/contract/planRequest';
import { expectAccessible } from '@/tests/e2e/axe';
import { callAs, openAs, signUp } from '@/tests/e2e/customer';
import { takePicture } from '@/tests/e2e/pictures';
import { storefront } from '@/tests/e2e/servers';
import { findProduct, open, plentiful, productPath, test } from '@/tests/e2e/support';
import { portOf } from '@/tests/support/portOf';

/** The browser writes down every request that fails without a network, and the page that says so is a 503. */
test.use({ serviceWorkers: 'allow', allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|503|Failed to fetch/ });

const keptNotice = (page: Page) => page.locator('#kept-notice');
const releaseNotice = (page: Page) => page.locator('#lost-notice').getByText('نسخهٔ تازه آماده است');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Paths of the pages that the browser keeps, oldest first. */
const listKept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pelle-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

const expectKept = (page: Page, path: string) => expect.poll(() => listKept(page)).toContain(path);

async function openKept(page: Page, path: string) {
  await open(page, path);
  await expectKept(page, path);
}

/** Makes the kept pages older by so many minutes. */
const ageKept = (page: Page, minutes: number) =>
  page.evaluate(async (ms) => {
    const cache = await caches.open('pelle-pages');
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const headers = new Headers(answer?.headers);
      headers.set('x-kept-at', String(Number(headers.get('x-kept-at')) - ms));
      await cache.put(request, new Response(await answer?.text(), { headers }));
    }
  }, minutes * 60_000);

/** Takes the network away, and waits until the service worker has noticed: it answers the kept page that asks for itself. */
async function loseNetwork(page: Page) {
  await page.context().setOffline(true);
  const answersItself = async () =>
    (await fetch(location.pathname, { method: 'HEAD' })).headers.get('content-type') === null;
  await expect.poll(() => page.evaluate(answersItself)).toBe(true);
}

test.describe('Without a network', () => {
  test.afterEach(({ context }) => context.setOffline(false));

  test('a page that was looked at opens with its age, another one lists what is kept, and payment stays with the browser', {
    tag: '@sizes',
  }, async ({ page, context, request }) => {
    const { product } = await findProduct(request, plentiful);
    const path = productPath(product);
    await openKept(page, path);
    await page.goto('/faq');
    await expectKept(page, '/faq');
    await expectKept(page, '/cart');
    await ageKept(page, 5);
    await loseNetwork(page);

    await page.goto(`${path}?variant=1`);
    await expect(title(page)).toHaveText(product.title);
    await expect(keptNotice(page)).toContainText('این صفحه از حافظهٔ گوشی است');
    await expect(keptNotice(page)).toContainText('۵ دقیقه پیش');
    await expect(page.locator('body')).not.toHaveCSS('margin', '8px');
    await takePicture(page, '06-kept-page');

    await page.goto('/dashboard');
    await expect(title(page)).toHaveText('این صفحه بدون اینترنت باز نمی‌شود');
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('listitem').first()).toContainText('۵ دقیقه پیش');
    await expectAccessible(page, 'the page without a network');
    await takePicture(page, '08-no-network');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('link', { name: new RegExp(product.title) }).click();
    await expect(title(page)).toHaveText(product.title);

    for (const other of ['/payment/summery', '/login', '/order', '/admin'])
      await expect(page.goto(other), other).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    // The error page of the browser may still be coming.
    await expect(() => page.goto('/dashboard')).toPass();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'تلاش دوباره' }).click();
    await expect(page.getByRole('main')).not.toContainText('بدون اینترنت');
  });

  test('a page that was opened by a link inside the shop is kept too, and a link leads to it', async ({
    page,
    context,
  }) => {
    await openKept(page, '/');
    const links = page.getByRole('main').locator('a[href^="/products/"]').filter({ visible: true });
    const path = (await links.first().getAttribute('href')) ?? '';
    await links.first().click();
    await expect(page).toHaveURL(path);
    await expectKept(page, new URL(path, storefront).pathname);
    // A link below the pointer would be fetched beforehand.
    await page.mouse.move(0, 0);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    // The browser itself keeps the data of a page for an hour.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await loseNetwork(page);
    await links.first().click();
    await expect(page).toHaveURL(path);
    await expect(keptNotice(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await context.setOffline(false);
    await expect(keptNotice(page).getByRole('button', { name: 'تازه کنید' })).toBeVisible();
  });
});

test.describe('A loan request', () => {
  test.afterEach(({ context }) => context.setOffline(false));

  test('keeps what is typed without a network over a reload, and saves it when the network is back', {
    tag: '@phone',
  }, async ({ page, context, request }) => {
    const customer = await signUp(request);
    const plan = page.getByRole('group', { name: 'طرح وام' }).getByRole('radio');
    const isSaved = page.getByText(/^ذخیره شد، /).first();
    await openAs(page, customer, '/planloanrequest');
    await expectKept(page, '/planloanrequest');
    await plan.first().press('Space');
    await expect(isSaved).toBeAttached();
    const before = await callAs<PlanRequest>(request, customer, 'get', '/user/planRequest');

    await context.setOffline(true);
    const wanted = (await plan.nth(1).locator('..').locator('b').textContent()) ?? '';
    await plan.nth(1).press('Space');
    await expect(page.getByText(/در انتظار اتصال/).first()).toBeVisible();
    await takePicture(page, '11-loan-request-offline');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'درخواست شما نرسید' })).toBeVisible();
    await takePicture(page, '12-loan-request-reloaded');
    await context.setOffline(false);
    // The section of the loan is complete, so that it is folded and says what was chosen.
    await expect(page.getByRole('list').getByText(wanted).first()).toBeVisible();
    await expect(isSaved).toBeAttached();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typedFields'))).toBeNull();
    const after = await callAs<PlanRequest>(request, customer, 'get', '/user/planRequest');
    expect(after.loan.planId).not.toBe(before.loan.planId);
  });
});

test('no more than thirty pages are kept, and the oldest go first', async ({ page }) => {
  await openKept(page, '/faq');
  await page.evaluate(async () => {
    const cache = await caches.open('pelle-pages');
    for (let id = 1; id <= 29; id += 1)
      await cache.put(`/info/page-${id}`, new Response('', { headers: { 'x-kept-at': '0' } }));
  });
  await page.goto('/blog');
  await expectKept(page, '/blog');
  await expect.poll(() => listKept(page).then((kept) => kept.length)).toBe(30);
  expect(await listKept(page)).not.toContain('/faq');
});

test('a sign-out removes the pages that the customer looked at', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  await openAs(page, await signUp(request), productPath(product));
  await expectKept(page, productPath(product));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'خروج', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => listKept(page)).not.toContain(productPath(product));
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});

/** The shop at another address, whose service worker the test changes. */
async function openChangedShop(context: BrowserContext) {
  const change = { of: (_path: string, text: string) => text, path: (path: string) => path };
  const server: Server = createServer((visit, response) => {
    const path = change.path(visit.url ?? '/');
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...asks } = visit.headers;
    const headers = { ...asks, 'accept-encoding': 'identity' };
    const asked = ask(storefront + path, { method: visit.method ?? 'GET', headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, kept);
      response.end(isText ? change.of(path, String(body)) : body);
    });
    asked.on('error', () => response.destroy());
    visit.pipe(asked);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const page = await context.newPage();
  const close = async () => {
    await page.close();
    server.closeAllConnections();
    server.close();
  };
  return { page, url, change, close };
}

const buildOf = (page: Page) => page.evaluate(() => window.__NEXT_DATA__.buildId);
const updateWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));

test('one switch ends the service worker for everybody, with all that it kept', async ({ context }) => {
  const { page, url, change, close } = await openChangedShop(context);
  await page.goto(`${url}/faq`);
  await expectKept(page, '/faq');
  change.path = (path) => (path === '/sw.js' ? '/noServiceWorker.js' : path);
  await page.goto(`${url}/blog`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect(releaseNotice(page)).toBeHidden();
  await close();
});

test('a new release is offered, and taken when the shopper wants it', async ({ context }) => {
  const { page, url, change, close } = await openChangedShop(context);
  await page.goto(`${url}/faq`);
  await expectKept(page, '/faq');
  const build = await buildOf(page);
  change.path = (path) => path.replaceAll('a-later-build', build);
  change.of = (path, text) => (path.startsWith('/_next/') ? text : text.replaceAll(build, 'a-later-build'));
  await updateWorker(page);
  await expect(releaseNotice(page)).toBeVisible();
  await takePicture(page, '10-new-release');
  await page.getByRole('button', { name: 'بعداً' }).click();
  await expect(releaseNotice(page)).toBeHidden();
  expect(await buildOf(page)).toBe(build);

  change.of = (path, text) => (path === '/sw.js' ? text.replaceAll(build, 'a-later-build') : text);
  await page.reload();
  await expect(releaseNotice(page)).toBeVisible();
  change.of = (path, text) => (path.startsWith('/_next/') ? text : text.replaceAll(build, 'a-later-build'));
  await page.getByRole('button', { name: 'به‌روزرسانی' }).click();
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('a-later-build');
  await expect(releaseNotice(page)).toBeHidden();
  await close();
});
