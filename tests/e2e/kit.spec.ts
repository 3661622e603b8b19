import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, sizes } from './axe';
import { kit } from './servers';

/** Time (ms) in which a busy machine compiles the page, and in which it runs a test. */
const limitMs = 900_000;

/** The development server of the gallery, which needs no backend. A gallery that listens already is used instead. */
let server: ChildProcess;
const complaints: string[] = [];

test.describe.configure({ mode: 'default', timeout: limitMs });

test.beforeAll(async ({ request }) => {
  test.setTimeout(limitMs);
  server = spawn(process.execPath, ['scripts/kit.mjs', new URL(kit).port], { stdio: 'ignore' });
  await expect(async () => expect((await request.get(kit, { timeout: limitMs })).ok()).toBe(true)).toPass({
    timeout: limitMs,
  });
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

test.beforeEach(async ({ page }) => {
  complaints.length = 0;
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(kit, { timeout: limitMs });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: limitMs });
});

test.afterEach(() => expect(complaints).toEqual([]));

test('shows every component with its description', async ({ page }) => {
  const articles = page.locator('article');
  expect(await articles.count()).toBeGreaterThan(60);
  const bare = await articles.evaluateAll((all) =>
    all
      .filter((one) => !one.querySelector('h3 + p')?.textContent || !one.querySelector('figure'))
      .map(({ id }) => id),
  );
  expect(bare).toEqual([]);
});

test('shows the theme and the width that are chosen', async ({ page }) => {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: '320 px' }).check();
  const box = await page.locator('#Card figure').last().boundingBox();
  expect(box?.width).toBe(320);
});

test('is accessible in light and dark', async ({ page }) => {
  await expectAccessible(page, 'the kit');
});

test('opens dialogs that are accessible and end with Escape', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const openers = page.locator('#dialogs .shown > button');
  expect(await openers.count()).toBe(5);
  for (const opener of await openers.all()) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `the dialog «${await opener.textContent()}»`, 'phone');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

/** What reaches beyond the window, outermost first. What scrolls or ends inside a box of its own does not. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide <= 0) return [];
    const scrolls = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((one) => !scrolls(one.parentElement))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -0.5 || right > window.innerWidth + 0.5;
      })
      .map((one) => `${one.closest('article')?.id}: ${one.outerHTML.slice(0, 120)}`);
  });

/** Doubles the steps of type, as a browser with texts of 200 % does. Their sizes are in px. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const steps = ['caption', 'small', 'body', 'title', 'heading', 'display'];
    const style = getComputedStyle(document.documentElement);
    const doubled = steps.map((step) => {
      const px = Number.parseFloat(style.getPropertyValue(`--text-${step}`));
      return `--text-${step}: ${2 * px}px !important;`;
    });
    const sheet = document.createElement('style');
    sheet.textContent = `:root { ${doubled.join(' ')} } body { font-size: 28px; }`;
    document.head.append(sheet);
  });

test('fits into the narrowest phone, also with texts of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await tooWide(page), '320 px').toEqual([]);
  await doubleText(page);
  expect(await tooWide(page), '320 px, 200 % text').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await tooWide(page), '1440 px, 200 % text').toEqual([]);
});

test('shows in forced colours what has a meaning by its ground or its shadow alone', async ({ page }) => {
  // In usual colours: elements that a ground or a shadow sets apart from what is around them. Placeholders and decoration have no meaning.
  await page.evaluate(() => {
    const isSetApart = (one: Element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(one);
      return boxShadow !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    };
    for (const one of document.querySelectorAll('.shown *')) {
      if (one.matches('input, select, textarea, button, progress')) continue;
      if (one.closest('[aria-hidden="true"], [aria-busy="true"], svg') || one.textContent?.trim() === '')
        continue;
      if (isSetApart(one)) one.setAttribute('data-set-apart', '');
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const hasEdge = (one: Element | null) => {
      if (!one) return false;
      const style = getComputedStyle(one);
      const isDrawn = (side: 'top' | 'bottom') =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
      return (
        isDrawn('top') ||
        isDrawn('bottom') ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
      );
    };
    const isShown = (one: Element) => one.getClientRects().length > 0 && !one.closest('.visually-hidden');
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)].filter(isShown);
    const isCovered = (one: Element) =>
      getComputedStyle(one).opacity === '0' || one.matches('[type="range"]');
    /** The edges that say whether a choice is chosen: of the control, of its label and of what is drawn beside it. */
    const edges = (control: Element) =>
      [control, control.nextElementSibling, control.closest('label'), control.closest('[data-chosen]')].map(
        (one) => {
          if (!one) return '';
          const { borderTopWidth, borderTopStyle, outlineStyle, backgroundColor } = getComputedStyle(one);
          return [borderTopWidth, borderTopStyle, outlineStyle, one === control && backgroundColor].join(' ');
        },
      );
    const chosen = all('input[type="radio"]:checked').filter((one) => {
      const name = one.getAttribute('name');
      const other = all('input[type="radio"]:not(:checked)').find(
        (each) => each.getAttribute('name') === name,
      );
      // A native radio button draws its own state.
      const isNative = getComputedStyle(one).appearance === 'auto' && !isCovered(one);
      return other && !isNative && edges(one).join() === edges(other).join();
    });
    return [
      ...all('button').filter(
        (one) => !hasEdge(one) && !one.textContent?.trim() && !one.querySelector('svg'),
      ),
      ...all('input:not([type="file"]), select, textarea').filter(
        (one) =>
          !isCovered(one) && !hasEdge(one) && !hasEdge(one.nextElementSibling) && !hasEdge(one.parentElement),
      ),
      ...all('[data-set-apart]').filter((one) => !hasEdge(one)),
      ...chosen,
    ].map((one) => `${one.closest('article')?.id}: ${one.outerHTML.slice(0, 140)}`);
  });
  expect(unseen).toEqual([]);
});
