import { expect, type Page } from '@playwright/test';
import { addButton, findProduct, open, openProduct, plentiful, test } from '../support';

/** Collects what the live regions of the page say from now on: each text of a region that changed, also of one that came with its text. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const heard: string[] = [];
    const last = new WeakMap<Element, string>();
    const textOf = (region: Element) => region.textContent.replaceAll(/\s+/g, ' ').trim();
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    const hear = (region: Element) => {
      const text = textOf(region);
      // What is behind an open dialog is not heard.
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (dialog && !dialog.contains(region)) return;
      if (text === last.get(region) || !region.checkVisibility({ visibilityProperty: true })) return;
      last.set(region, text);
      if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            // What comes with its text into a region is said by that one, but an alert speaks for itself too.
            for (const added of [node, ...node.querySelectorAll('*')])
              if (added.matches(region ? '[role="alert"]' : live)) regions.add(added);
      }
      for (const region of regions) hear(region);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('a product that is added is announced once, and so is each change of the basket', {
  tag: '@sizes',
}, async ({ page, request, isDesktop }) => {
  const { product, property } = await findProduct(request, plentiful);
  await openProduct(page, product, property);
  await page.waitForLoadState('networkidle');
  const heardOfProduct = await listen(page);
  const added = page.waitForResponse('**/v2/Cart/AddToCart');
  await addButton(page).click();
  await added;
  // On a desktop the drawer takes the focus, and what it was opened with stands in it.
  const drawer = page.getByRole('dialog', { name: 'سبد خرید' });
  if (isDesktop)
    await expect(drawer.getByRole('status').filter({ hasText: 'به سبد افزوده شد' })).toBeVisible();
  else await expect.poll(heardOfProduct).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect((await heardOfProduct()).length).toBeLessThanOrEqual(1);

  await open(page, '/cart');
  await expect(page.getByLabel(`تعداد ${product.title}`)).toHaveText('۱');
  await page.waitForLoadState('networkidle');
  const heardOfBasket = await listen(page);
  await page.getByRole('button', { name: `یکی بیشتر از ${product.title}` }).click();
  await expect.poll(heardOfBasket).toContainEqual(expect.stringContaining('۲ کالا در سبد'));
  await page.waitForLoadState('networkidle');
  expect(await heardOfBasket()).toHaveLength(1);
});

test('the number of products that a filter leaves is announced once', {
  tag: '@sizes',
}, async ({ page, isDesktop }) => {
  await open(page, '/shop/phones');
  await page.waitForLoadState('networkidle');
  if (!isDesktop) await page.getByRole('link', { name: /^فیلتر/ }).click();
  const filters = page.getByRole(isDesktop ? 'complementary' : 'dialog', { name: 'فیلترها' });
  await expect(filters).toBeVisible();
  const heard = await listen(page);
  await filters.getByRole('checkbox', { name: /سامسونگ/ }).press('Space');
  await expect(page).toHaveURL(/samsung/);
  await expect.poll(heard).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect((await heard()).filter((text) => /کالا/.test(text))).toHaveLength(1);
});
