import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from './lighthouse';

/** How many times slower than this machine's processor the phone's is. */
const slowness = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fa-IR',
};
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'fa-IR' };

declare global {
  interface Window {
    /** The longest time (ms) from an action of the shopper to the next paint. */
    slowestAnswer?: number;
  }
}

export const openBrowser = () => chromium.launch({ executablePath: browserPath(), args: browserFlags });

/** Opens a page with a slow processor, lets `use` work with it, and closes it. */
async function withPage<Result>(
  browser: Browser,
  size: 'phone' | 'desktop',
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(size === 'phone' ? phone : desktop);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    return await use(page);
  } finally {
    await context.close();
  }
}

const hydrated = 'html[data-hydrated]';
const addButton = (page: Page) =>
  page.getByRole('button', { name: /^افزودن به سبد/ }).filter({ visible: true });

/** Waits until a page has hydrated. @throws when it does not: a page that never hydrates has the best score */
export const proveHydration = (browser: Browser, url: string) =>
  withPage(browser, 'phone', async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(hydrated).waitFor();
  });

/** Presses «add to basket» while the scripts are held back, and waits for the answer. @throws when none comes */
export const proveEarlyClick = (browser: Browser, url: string) =>
  withPage(browser, 'phone', async (page) => {
    let letScriptsCome = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await addButton(page).tap();
    letScriptsCome();
    await page.getByText('به سبد افزوده شد').waitFor();
  });

/** An action of the shopper, and how its result is seen. */
type Action = {
  name: string;
  size: 'phone' | 'desktop';
  path: string;
  act: (page: Page) => Promise<void>;
  seen: (page: Page) => Promise<void>;
};

/** The actions whose answers are measured. @param product path of a product in stock */
export const listActions = (product: string): Action[] => [
  {
    name: 'add to basket',
    size: 'phone',
    path: product,
    act: (page) => addButton(page).tap(),
    seen: (page) => page.getByText('به سبد افزوده شد').waitFor(),
  },
  {
    name: 'open the basket drawer',
    size: 'desktop',
    path: '/',
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'سبد خرید' }).click(),
    seen: (page) => page.getByRole('dialog', { name: 'سبد خرید' }).waitFor(),
  },
  {
    name: 'choose a facet',
    size: 'desktop',
    path: '/shop',
    act: (page) =>
      page
        .getByRole('complementary', { name: 'فیلترها' })
        .getByRole('checkbox', { name: /سامسونگ/ })
        .click(),
    seen: (page) => page.waitForURL(/\/brand\/samsung/),
  },
  {
    name: 'open the categories',
    size: 'phone',
    path: '/',
    act: (page) =>
      page.getByRole('navigation', { name: 'نوار پایین' }).getByRole('button', { name: 'دسته‌بندی' }).tap(),
    seen: (page) => page.getByRole('dialog').first().waitFor(),
  },
  {
    name: 'open the menu',
    size: 'desktop',
    path: '/',
    act: (page) =>
      page
        .getByRole('navigation', { name: 'دسته‌های کالا' })
        .getByRole('button', { name: 'دسته‌بندی کالاها' })
        .click(),
    seen: (page) => page.getByRole('tab').first().waitFor(),
  },
];

/** After this time (ms) without work a page is at rest, and the entries of its events have come. */
const restMs = 1500;

/** Makes an action on a page at rest. @returns ms from the action to the next paint, by the browser's event timing */
export const measureAction = (browser: Browser, shop: string, { size, path, act, seen }: Action) =>
  withPage(browser, size, async (page) => {
    await page.addInitScript(() => {
      window.slowestAnswer = 0;
      // TypeScript's options lack the threshold, without which answers under 104 ms are not reported.
      const options = { type: 'event', buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId)
            window.slowestAnswer = Math.max(window.slowestAnswer ?? 0, entry.duration);
      }).observe(options);
    });
    await page.goto(shop + path, { waitUntil: 'networkidle' });
    await page.locator(hydrated).waitFor();
    await page.waitForTimeout(restMs);
    await act(page);
    await seen(page);
    await page.waitForTimeout(restMs);
    return page.evaluate(() => window.slowestAnswer ?? 0);
  });
