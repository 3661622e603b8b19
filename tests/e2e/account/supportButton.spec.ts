import { expect, type Page } from '@playwright/test';
import { openAsShopper } from '@/tests/e2e/customer';
import { fillBasket, findProduct, open, plentiful, productPath, test } from '@/tests/e2e/support';

test.use({
  // The button moves at once, so that what is measured is where it rests.
  contextOptions: { reducedMotion: 'reduce' },
  // A slow machine shows a page's first picture later than the browser expects of a preload.
  allowed: /preloaded using link preload/,
});

const supportButton = (page: Page) =>
  page.getByRole('complementary', { name: 'پشتیبانی' }).getByRole('button').first();

/** Scrolls to a place and waits until the button has looked for its own: its timer began with the same event. */
const rest = (page: Page, top: number) =>
  page.evaluate(
    (place) =>
      new Promise<void>((done) => {
        const wait = () => setTimeout(done, 300);
        if (window.scrollY === place) wait();
        else document.addEventListener('scroll', wait, { once: true });
        window.scrollTo({ top: place, behavior: 'instant' });
      }),
    top,
  );

/** Controls and words that are really seen under the button, each by its text. */
const covered = (page: Page) =>
  supportButton(page).evaluate((button) => {
    const own = button.closest('aside');
    const box = button.getBoundingClientRect();
    const [right, bottom] = [
      Math.min(box.right, window.innerWidth),
      Math.min(box.bottom, window.innerHeight),
    ];
    const found = new Set<string>();
    /** Notes what has a part under the button that nothing hides. */
    const note = (element: Element, { left, top, right: end, bottom: foot }: DOMRect) => {
      const from = { x: Math.max(left, box.left), y: Math.max(top, box.top) };
      const to = { x: Math.min(end, right), y: Math.min(foot, bottom) };
      if (to.x - from.x < 1 || to.y - from.y < 1) return;
      const there = document.elementsFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
      if (there.includes(element)) found.add(element.textContent?.trim().slice(0, 40) || element.outerHTML);
    };
    for (const element of document.body.querySelectorAll('a, button, input, label, h1, h2, h3, b, p, span')) {
      if (own?.contains(element) || !element.checkVisibility()) continue;
      if (element.matches('a, button, input, label')) note(element, element.getBoundingClientRect());
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) note(element, line);
      }
    }
    return [...found];
  });

/** Stops along a page, one a half screen, at most six. */
async function expectNothingCovered(page: Page, what: string) {
  await expect(supportButton(page)).toBeAttached();
  const [height, screen] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    window.innerHeight,
  ]);
  for (let top = 0; top < Math.min(height - screen, screen * 3); top += Math.round(screen / 2)) {
    await rest(page, top);
    // Parts that wake or arrive meanwhile are seen to as well.
    await expect
      .poll(() => covered(page), { message: `under the support button of ${what} at ${top} px` })
      .toEqual([]);
  }
}

test('the support button never lies over a control or a word', { tag: '@sizes' }, async ({
  page,
  request,
  isDesktop,
}) => {
  test.slow();
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  const sizes = isDesktop
    ? [{ width: 1440, height: 900 }]
    : [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
      ];
  for (const path of ['/', '/shop/phones', productPath(product), '/cart']) {
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNothingCovered(page, `${path} at ${size.width}`);
    }
  }
  await openAsShopper(page, '/dashboard');
  await expect(page.getByRole('region', { name: /^قسط ۵/ })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingCovered(page, `/dashboard at ${size.width}`);
  }
});

test('the support button stands 60 px from the bottom and 15 px from the right where it is free, is a tab with its name elsewhere, and the keyboard brings it back', async ({
  page,
}) => {
  await open(page, '/cart');
  const button = supportButton(page);
  const place = () =>
    button.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return [window.innerWidth - right, window.innerHeight - bottom];
    });
  await expect.poll(place).toEqual([15, 60]);
  await open(page, '/shop/phones');
  await rest(page, 400);
  await expect(button.getByText('پشتیبانی')).toBeVisible();
  const tab = await button.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBe(width);
  await page.keyboard.press('Tab');
  await button.focus();
  await expect.poll(place).toEqual([15, 60]);
});
