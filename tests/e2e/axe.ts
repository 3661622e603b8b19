import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** The two sizes that the look is drawn for. */
const sizes = {
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

/** What axe finds once the transitions have ended. @param rules only these; all rules when empty */
async function violationsOf(page: Page, rules: readonly string[]) {
  await endAnimations(page);
  // No page has frames. For frames axe would open a second page for every check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));
}

/**
 * Expects no violation of any rule of axe, in light and dark. In dark only colours differ, so only contrast is checked
 * again. One page load serves both sizes unless the state exists at one size only.
 */
export async function expectAccessible(page: Page, state: string, at?: Size): Promise<void> {
  const before = page.viewportSize();
  for (const size of at ? [at] : (['phone', 'desktop'] as const)) {
    await page.setViewportSize(sizes[size]);
    expect.soft(await violationsOf(page, []), `axe on ${state}, ${size}`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect
      .soft(await violationsOf(page, ['color-contrast']), `contrast in dark on ${state}, ${size}`)
      .toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  }
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
/** The first row of a list. */
export const listed =
  (list: string) =>
  (page: Page): Locator =>
    page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first();
export const alert =
  (text: string) =>
  (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: text });
