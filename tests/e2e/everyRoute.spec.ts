import { readdirSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { deskSections } from '@/components/desk/sections';
import type { OrderSummary } from '@/contract/order';
import { expectAccessible, sizes } from './axe';
import { callAs, keepSession, personas, signInByApi } from './customer';
import { findProduct, plentiful, productPath, test } from './support';

// One address of the table does not exist, and the seed's order is nobody else's.
test.use({ allowed: /404/ });

const roles = ['guest', 'shopper', 'seller', 'supervisor'] as const;
type Role = (typeof roles)[number];

/** The pages that everybody reads. */
const publicPages = [
  '/',
  '/shop',
  '/shop?search=گوشی',
  '/cart',
  '/compare',
  '/login',
  '/faq',
  '/faq/search?text=قسط',
  '/blog',
  '/blog/how-instalments-are-calculated',
  '/info/terms',
  '/buyInPerson',
  '/digiPay',
  '/keepa',
  '/checked',
  '/pay',
  '/planloanguide',
  '/loanlanding',
  '/beta',
  '/loanbeta/register',
  '/loanbeta/check',
  '/leasingloanrequest',
  '/cooperation',
  '/payment/response',
  '/payment-resualt',
  '/maintenance',
  '/nowhere',
];

/** The pages that show a customer's own things. */
const personalPages = [
  '/order',
  '/pay/2',
  // Only an order that waits for its payment has a summary; `payment.spec.ts` reads it.
  '/payment/summery',
  '/payment/wallet',
  '/planloanrequest',
  '/planloanrequest/form',
  '/leasingloanrequest/check',
  '/leasingloanrequest/checkout',
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/orders',
  '/dashboard/favorites',
  '/dashboard/addresses',
  '/dashboard/notifications',
  '/dashboard/profile',
  '/dashboard/password',
  '/dashboard/devices',
  '/dashboard/planrequest',
  '/dashboard/cooperation',
  '/dashboard/creditscore',
  '/dashboard/nowhere',
];

const deskPages = ['/admin', ...deskSections.map(({ slug }) => `/admin/${slug}`)];

/** What a role sees beside the pages that are its own: pages that look otherwise for it, or a gate. */
const alsoSeenBy: Record<Role, (path: string, owner: Role) => boolean> = {
  guest: (path, owner) => owner === 'shopper' || path === '/admin',
  shopper: (path, owner) => owner === 'guest' || path === '/admin',
  // The bar of a seller stands on every page alike.
  seller: (path) => ['/', '/cart', '/order', '/dashboard', '/admin'].includes(path),
  supervisor: (path) => ['/', '/dashboard', '/maintenance'].includes(path),
};

/** Every address, each with the role that sees its whole content. */
async function listAddresses(request: APIRequestContext): Promise<Map<string, Role>> {
  const { product } = await findProduct(request, plentiful);
  const shopper = await signInByApi(request, personas.shopper.mobile);
  const orders = await callAs<OrderSummary[]>(request, shopper, 'get', '/user/orders');
  const delivered = orders.find(({ state }) => state === 'delivered');
  const ofOrder = [`/dashboard/orders/${delivered?.id}`, `/invoice?order=${delivered?.id}`];
  return new Map<string, Role>([
    ...[...publicPages, productPath(product)].map((path) => [path, 'guest'] as const),
    ...[...personalPages, ...ofOrder].map((path) => [path, 'shopper'] as const),
    ...deskPages.map((path) => [path, 'supervisor'] as const),
  ]);
}

/** What a page shows once nothing is asked for any more: its main heading, and that it fits at both sizes. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html'), path).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('heading').first(), `a heading on ${path}`).toBeVisible();
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${path} fits at the size of a ${size}`).toBeLessThanOrEqual(0);
  }
}

test('the table of addresses has every page of the shop', async ({ request }) => {
  const paths = [...(await listAddresses(request)).keys()].map((path) => path.split('?')[0] ?? '');
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/(^_|^404|^500|\/_)/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`);
  const missing = files.filter((file) => {
    const pattern = file
      .replace(/\/?\[\[\.\.\.\w+\]\]/, '(/.+)?')
      .replace(/\[\.\.\.\w+\]/, '.+')
      .replace(/\[\w+\]/g, '[^/]+');
    return !paths.some((path) => new RegExp(`^${pattern}$`).test(path));
  });
  expect(missing).toEqual([]);
});

for (const role of roles) {
  test(`every page that a ${role} sees is whole and accessible`, async ({ page, request }) => {
    test.setTimeout(1_200_000);
    const addresses = await listAddresses(request);
    if (role !== 'guest') await keepSession(page, await signInByApi(page.request, personas[role].mobile));
    const left = [...addresses].filter(([path, owner]) => owner === role || alsoSeenBy[role](path, owner));
    // Two tabs share the addresses: while one waits for the end of its calls, the other goes on.
    const tabs = [page, await page.context().newPage()];
    const walk = async (tab: Page) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [path, owner] = next;
        await test.step(path, async () => {
          await expectWhole(tab, path);
          if (owner === role) await expectAccessible(tab, path);
        });
      }
    };
    await Promise.all(tabs.map(walk));
  });
}
