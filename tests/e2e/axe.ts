import { expect, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import axe from 'axe-core';
import { kit } from './servers';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The two sizes that the look is drawn for. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
export type Size = keyof typeof sizes;

/**
 * Ends all transitions and animations but endless ones. To wait for them takes long, and a transition of an element that
 * Chromium does not paint, such as one under a dialog, may never end by itself. An ended transition of a colour starts those
 * of the elements that inherit it, so this goes on until none is left.
 */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    const isRunning = ({ playState, effect }: Animation) =>
      playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let running = document.getAnimations().filter(isRunning); running.length > 0; ) {
      for (const animation of running) animation.finish();
      running = document.getAnimations().filter(isRunning);
    }
  });

/** Axe's own code, once in each document: to read it takes longer than most checks. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe finds once the transitions have ended. @param rules only these; all rules when empty */
async function violationsOf(page: Page, rules: readonly string[]) {
  await endAnimations(page);
  await loadAxe(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Only an experimental rule reads the style sheets, and to fetch and parse them takes longer than the other rules.
    preload: { assets: ['media'] },
    // The rule of WCAG 2.2 that axe leaves out unless it is asked for.
    rules: { 'target-size': { enabled: true } },
    ...(rules.length > 0 ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run(chosen)).violations,
    options,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));
}

/** Names of fields about the visitor, and the tokens of WCAG 1.3.5 by which a browser fills them in. */
const personal: readonly [RegExp, RegExp][] = [
  [/^(?:نام|نام خانوادگی|نام و نام خانوادگی|نام تحویل‌گیرنده)$/, /name$/],
  [/^(?:شمارهٔ )?موبایل(?! ضامن)|^تلفن ثابت/, /^(?:tel|username)/],
  [/^کد پستی/, /^postal-code$/],
  [/^نشانی (?:کامل|محل سکونت|محل کسب)$/, /^street-address$/],
  [/^استان$/, /^address-level1$/],
  [/^شهر$/, /^address-level2$/],
  [/ایمیل|رایانامه/, /^email$/],
  [/رمز عبور/, /^(?:current|new)-password$/],
  [/^کد [۰-۹]+ رقمی/, /^one-time-code$/],
];

/** Lists the fields about the visitor that a browser cannot fill in. At the desk the same words name other things, and in the gallery none. */
async function listUnfilled(page: Page): Promise<string[]> {
  const { origin, pathname } = new URL(page.url());
  if (pathname.startsWith('/admin') || origin === kit) return [];
  const fields = await page.locator('input, select, textarea').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const field = one as HTMLInputElement;
        const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
        return { name: name.trim(), token: field.autocomplete, isLocked: field.readOnly };
      }),
  );
  return fields
    .filter(({ name, token, isLocked }) =>
      personal.some(([words, tokens]) => !isLocked && words.test(name) && !tokens.test(token)),
    )
    .map(({ name, token }) => `${name}: ${token || 'no token'}`);
}

/** Reads again for a while: a page that fades while axe reads it, as prices do that are asked for anew, shows colours of no state. */
const settled = expect.configure({ soft: true, timeout: 60_000 });

/**
 * Expects no violation of any rule of axe, in light and dark, and fields about the visitor that a browser fills in. In dark only colours differ, the same at every size, so
 * contrast is checked again at the last size. One page load serves both sizes unless the state exists at one size only, so a test that runs on both needs it once.
 */
export async function expectAccessible(page: Page, state: string, at?: Size): Promise<void> {
  const before = page.viewportSize();
  for (const size of at ? [at] : (['phone', 'desktop'] as const)) {
    await page.setViewportSize(sizes[size]);
    await settled.poll(() => violationsOf(page, []), `axe on ${state}, ${size}`).toEqual([]);
  }
  expect.soft(await listUnfilled(page), `fields of ${state} that a browser cannot fill in`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled
    .poll(() => violationsOf(page, ['color-contrast']), `contrast in dark on ${state}`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

export type State = {
  name: string;
  path: string;
  /** Calls that are answered with 503 while the page loads. */
  failing?: RegExp;
  /** Opens the state after the page has loaded. */
  enter?: (page: Page) => Promise<unknown>;
  /** What is visible once the state is there. */
  shown: (page: Page) => Locator;
  /** The only size at which the state exists. */
  at?: Size;
};

/** Opens each state in turn, in the same page, and checks it. */
export async function expectStatesAccessible(page: Page, states: readonly State[]): Promise<void> {
  for (const { name, path, failing, enter, shown, at } of states) {
    const pattern = failing && new RegExp(`/api/.*${failing.source}`);
    if (pattern) await page.route(pattern, (route) => route.fulfill({ status: 503, json: {} }));
    await page.setViewportSize(sizes[at ?? 'desktop']);
    await page.goto(path);
    // A press before hydration would be lost.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await enter?.(page);
    await expect(shown(page)).toBeVisible();
    await expectAccessible(page, name, at);
    if (pattern) await page.unroute(pattern);
  }
}

export const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name });
export const dialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });
export const alert =
  (text: string) =>
  (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: text });
