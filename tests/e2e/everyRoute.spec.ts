import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { listAddresses, type Role, roles } from './addresses';
import { expectAccessible, sizes } from './axe';
import { keepSession, personas, signInByApi } from './customer';
import { test } from './support';
import { expectUsable } from './usable';

// One address of the table does not exist, and the seed's order is nobody else's.
test.use({ allowed: /404/ });

/** What a role sees beside the pages that are its own: pages that look otherwise for it, or a gate. */
const alsoSeenBy: Record<Role, (path: string, owner: Role) => boolean> = {
  guest: (path, owner) => owner === 'shopper' || path === '/admin',
  shopper: (path, owner) => owner === 'guest' || path === '/admin',
  // The bar of a seller stands on every page alike.
  seller: (path) => ['/', '/cart', '/order', '/dashboard', '/admin'].includes(path),
  supervisor: (path) => ['/', '/dashboard', '/maintenance'].includes(path),
};

/** What a page shows once nothing is asked for any more: its main heading, and that it and its choices fit at both sizes. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html'), path).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('heading').first(), `a heading on ${path}`).toBeVisible();
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${path} fits at the size of a ${size}`).toBeLessThanOrEqual(0);
    const covered = await page
      .locator('fieldset > label > span:visible')
      .evaluateAll((words) =>
        words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
      );
    expect(covered, `words on ${path} that lie over their neighbours on a ${size}`).toEqual([]);
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
          if (owner !== role) return;
          await expectAccessible(tab, path);
          await expectUsable(tab, path);
        });
      }
    };
    await Promise.all(tabs.map(walk));
  });
}
