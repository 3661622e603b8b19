import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import { takePicture } from '@/tests/e2e/pictures';
import { open, test } from '@/tests/e2e/support';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('complementary', { name: 'نصب فروشگاه' });
const manifestLink = (page: Page) => page.locator('link[rel=manifest]');

/** The browser says that it can install the shop, which a browser of a test never does by itself. */
const wishToInstall = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => document.documentElement.setAttribute('data-prompted', ''),
      }),
    ),
  );

const followQuestions = (page: Page) =>
  page.locator('a[href="/faq"]').filter({ visible: true }).first().click();

test('a browser can install the shop, and no first load fetches its manifest', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toContain('manifest');
  await open(page, '/');
  await expect(manifestLink(page)).toBeAttached();
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'پله', lang: 'fa', dir: 'rtl' });
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Every context of a test is private.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('the second visit offers to install above the next page, once until it is closed for long', {
  tag: '@sizes',
}, async ({ page, context }) => {
  await open(page, '/');
  await expect(manifestLink(page)).toBeAttached();
  await wishToInstall(page);
  await followQuestions(page);
  await expect(page).toHaveURL('/faq');
  await expect(offer(page)).toHaveCount(0);

  await context.clearCookies({ name: 'visit' });
  await open(page, '/');
  await expect(manifestLink(page)).toBeAttached();
  await wishToInstall(page);
  await expect(offer(page)).toHaveCount(0);
  await followQuestions(page);
  await expect(offer(page)).toBeVisible();
  const box = await offer(page).boundingBox();
  const below = await page.locator('#__next').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'the offer to install the shop');
  await takePicture(page, '09-install-offer');
  await offer(page).getByRole('button', { name: 'نصب' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '');
  await expect(offer(page)).toHaveCount(0);
  expect((await context.cookies()).some(({ name }) => name === 'installClosed')).toBe(true);
});
