import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sizes } from './axe';
import { keepSession, personas, signInByApi } from './customer';
import { findProduct, plentiful, productPath, test } from './support';

type View = { name: string; path: string; size: keyof typeof sizes; dark?: true };

/** The stable order of a list: tests that buy at the same time change the order by sales. */
const list = '/shop?category=laptops&sort=dearest';

const views: Record<'guest' | 'seller' | 'supervisor', View[]> = {
  guest: [
    { name: 'home', path: '/', size: 'phone' },
    { name: 'home', path: '/', size: 'phone', dark: true },
    { name: 'home', path: '/', size: 'desktop' },
    { name: 'home', path: '/', size: 'desktop', dark: true },
    { name: 'product', path: 'product', size: 'phone' },
    { name: 'product', path: 'product', size: 'phone', dark: true },
    { name: 'product', path: 'product', size: 'desktop' },
    { name: 'list', path: list, size: 'phone' },
    { name: 'list', path: list, size: 'desktop' },
    { name: 'list', path: list, size: 'desktop', dark: true },
    { name: 'empty-basket', path: '/cart', size: 'phone' },
    { name: 'login', path: '/login', size: 'phone' },
    { name: 'login', path: '/login', size: 'desktop' },
    { name: 'guide', path: '/planloanguide', size: 'desktop' },
    { name: 'landing', path: '/loanlanding', size: 'phone' },
    { name: 'cooperation', path: '/cooperation', size: 'desktop' },
    { name: 'leasing', path: '/leasingloanrequest', size: 'phone' },
    { name: 'faq', path: '/faq', size: 'desktop' },
    { name: 'beta', path: '/beta', size: 'phone' },
  ],
  // The other customer of the seed has a waiting purchase, whose dialog opens over the page.
  seller: [
    { name: 'dashboard', path: '/dashboard', size: 'desktop' },
    { name: 'wallet', path: '/dashboard/wallet', size: 'phone' },
    { name: 'addresses', path: '/dashboard/addresses', size: 'desktop' },
  ],
  supervisor: [
    { name: 'desk-catalogue', path: '/admin/catalogue', size: 'desktop' },
    { name: 'desk-plans', path: '/admin/plans', size: 'phone' },
    { name: 'desk-site', path: '/admin/customize', size: 'desktop', dark: true },
  ],
};

/** Times and days differ from run to run. */
const hidden =
  'time, [role=timer] { visibility: hidden !important; } * { caret-color: transparent !important; }';

/** What the first screen shows, at a third of its size: letters are smooth there, and a picture has some 30 kB. */
async function readView(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: hidden });
  const picture = await page.screenshot({ animations: 'disabled' });
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width / 3))
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

for (const [person, ofPerson] of Object.entries(views)) {
  test(`the pages of a ${person} look as before`, async ({ page, request }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (person !== 'guest') {
      const { mobile } = person === 'seller' ? personas.seller : personas.supervisor;
      await keepSession(page, await signInByApi(page.request, mobile));
    }
    const { product } = await findProduct(request, plentiful);
    for (const { name, path, size, dark } of ofPerson) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await page.goto(path === 'product' ? productPath(product) : path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      // On a busy machine the page may not know yet who has signed in.
      if (person !== 'guest') await expect(page.getByRole('link', { name: 'ورود/ثبت نام' })).toHaveCount(0);
      const file = [name, size, ...(dark ? ['dark'] : [])].join('-');
      // On a slow machine the network is quiet for a moment while the page still waits for what it will ask for.
      await expect
        .soft(async () => {
          expect(await readView(page)).toMatchSnapshot(`${file}.png`, {
            threshold: 0.25,
            maxDiffPixelRatio: 0.02,
          });
        }, file)
        .toPass({ timeout: 30_000, intervals: [1000, 2000, 5000] });
    }
  });
}
