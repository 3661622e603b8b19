import { expect, type Page } from '@playwright/test';
import { sizes } from './axe';

/** The smallest window of WCAG 1.4.10: 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

/** The spacing of texts of WCAG 1.4.12. It asks for none between the letters of a script that joins them. */
const spacing = `
  * { line-height: 1.5 !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`;

/** How much the page is too wide, and the texts that a box cuts off. What scrolls, or ends in dots at every size, is not lost. */
const listLost = (page: Page) =>
  page.evaluate(() => {
    const isIn = (values: string[], { overflowX, overflowY }: CSSStyleDeclaration) =>
      values.includes(overflowX) || values.includes(overflowY);
    const endsInDots = (style: CSSStyleDeclaration) =>
      style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    /** A box of a dot's size has its text for screen readers. */
    const isForListeners = ({ width, height }: DOMRect) => width < 12 || height < 12;

    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());
    /** The text of the element itself, without hidden words that follow it. */
    const rangeOfOwnText = (element: Element): Range => {
      const own = [...element.childNodes].filter(isText);
      const range = document.createRange();
      range.setStartBefore(own[0] ?? element);
      range.setEndAfter(own.at(-1) ?? element);
      return range;
    };

    const isCut = (element: Element): boolean => {
      const text = rangeOfOwnText(element).getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.position === 'fixed' || isIn(['auto', 'scroll'], style) || endsInDots(style)) return false;
        if (!isIn(['hidden', 'clip'], style)) continue;
        const frame = box.getBoundingClientRect();
        if (isForListeners(frame) || style.clipPath !== 'none') return false;
        const isInside =
          text.top > frame.top - 3 &&
          text.bottom < frame.bottom + 3 &&
          text.left > frame.left - 3 &&
          text.right < frame.right + 3;
        if (!isInside) return true;
      }
      return false;
    };

    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    const texts = [...document.querySelectorAll('body *')].filter(
      (one) =>
        [...one.childNodes].some(isText) &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !one.closest('.visually-hidden, [aria-hidden="true"], svg, next-route-announcer'),
    );
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...texts.filter(isCut).map((one) => one.outerHTML.slice(0, 140)),
    ];
  });

/**
 * The controls of which nothing is seen while they have the focus, because a bar or a button that stays in sight lies over them
 * (WCAG 2.4.11). The focus goes through the page and back again, as Tab and Shift+Tab move it.
 */
const listCovered = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));

    /** Whether what is seen at this place stays in sight and is not around the control. */
    const isUnderBar = (control: Element, x: number, y: number): boolean => {
      let hit = document.elementFromPoint(x, y);
      if (hit && control.contains(hit)) return false;
      while (hit && !['fixed', 'sticky'].includes(getComputedStyle(hit).position)) hit = hit.parentElement;
      return hit !== null && !hit.contains(control);
    };
    const isCovered = (control: HTMLElement): boolean => {
      control.focus();
      if (document.activeElement !== control) return false;
      // The input of a tile is transparent, and its label is what is seen.
      const { left, top, right, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      const [from, to] = [Math.max(left, 0) + 2, Math.min(right, window.innerWidth) - 2];
      const [start, end] = [Math.max(top, 0) + 2, Math.min(bottom, window.innerHeight) - 2];
      const points = [from, (from + to) / 2, to].flatMap((x) =>
        [start, (start + end) / 2, end].map((y) => [x, y] as const),
      );
      return points.every(([x, y]) => isUnderBar(control, x, y));
    };
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...controls, ...controls.toReversed()]
      .filter(isCovered)
      .map((one) => one.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140));
  });

/**
 * The controls that the system's own colours hide: a field without an edge, a button or a link of which nothing is drawn, an icon in the
 * colour of the page, and a control that looks the same with and without the focus.
 */
async function listHiddenByForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Script moves a focus that is seen only after a key was pressed.
  await page.keyboard.press('Tab');
  const hidden = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        // A slider is drawn by its thumb, whose style no script can read.
        !one.matches('[type="range"]'),
    );
    // Controls of one kind have one style: a list has hundreds, and each focus takes a layout.
    const kindOf = (one: Element | null) =>
      one instanceof HTMLElement ? [one.tagName, one.className, JSON.stringify(one.dataset)].join(' ') : '';
    const kinds = new Map(controls.map((one) => [`${kindOf(one)} in ${kindOf(one.parentElement)}`, one]));

    const isDrawn = (width: string, style: string) => style !== 'none' && Number.parseFloat(width) > 0;
    const hasOutline = ({ outlineWidth, outlineStyle }: CSSStyleDeclaration) =>
      isDrawn(outlineWidth, outlineStyle);
    const hasEdge = (one: Element) => {
      const style = getComputedStyle(one);
      return (
        isDrawn(style.borderTopWidth, style.borderTopStyle) ||
        isDrawn(style.borderBottomWidth, style.borderBottomStyle) ||
        hasOutline(style)
      );
    };
    /** A control, and what is drawn in its place or around it. */
    const around = (one: Element) =>
      [
        one,
        one.nextElementSibling,
        one.parentElement,
        one.parentElement?.parentElement,
        one.closest('label, [data-search]'),
      ].filter((each) => each instanceof Element);

    const ground = getComputedStyle(document.body).backgroundColor;
    const isSeenIcon = (icon: Element) => {
      const { stroke, fill } = getComputedStyle(icon);
      return [stroke, fill].some((colour) => colour !== 'none' && colour !== ground);
    };
    /** Whether the element itself has words that are not for screen readers only. */
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
      !one.closest('.visually-hidden');
    const isSeen = (one: HTMLElement) => {
      if (one.matches('input, select, textarea')) return around(one).some(hasEdge);
      return (
        one.querySelector('img, [role="img"], input') !== null ||
        [...one.querySelectorAll('svg')].some(isSeenIcon) ||
        [one, ...one.querySelectorAll('*')].some((each) => hasWords(each) || hasEdge(each))
      );
    };
    const outlines = (one: Element) =>
      around(one)
        .map((each) => getComputedStyle(each))
        .map((style) =>
          [style.outlineWidth, style.outlineStyle, hasOutline(style) && style.outlineColor].join(' '),
        )
        .join();
    const isFocusSeen = (one: HTMLElement) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = outlines(one);
      one.focus({ preventScroll: true });
      return document.activeElement !== one || outlines(one) !== before;
    };
    return [...kinds.values()]
      .flatMap((one) => [
        ...(isSeen(one) ? [] : [['unseen', one] as const]),
        ...(isFocusSeen(one) ? [] : [['focus', one] as const]),
      ])
      .map(([what, one]) => `${what}: ${one.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
  });
  await page.emulateMedia({ forcedColors: null });
  return hidden;
}

/** Lists the elements that move, fade or scroll smoothly although the visitor asked for less motion. */
async function listMoving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const lasts = (durations: string) => durations.split(', ').some((one) => Number.parseFloat(one) > 0.001);
    return [...document.querySelectorAll('body *')]
      .filter((one) => {
        const style = getComputedStyle(one);
        return (
          style.scrollBehavior === 'smooth' ||
          lasts(style.transitionDuration) ||
          (style.animationName !== 'none' && lasts(style.animationDuration))
        );
      })
      .map((one) => one.outerHTML.slice(0, 140));
  });
  await page.emulateMedia({ reducedMotion: null });
  return moving;
}

/** The data that a page fetches before it is needed. The focus goes over every link, and the shop refuses so many at once. */
const fetchedAhead = /\/_next\/data\//;

/** Expects that the open page can stand still, that no bar lies over the focus, that the system's colours hide nothing, and that no text is lost when texts are larger or spaced. */
export async function expectUsable(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  await page.route(fetchedAhead, (route) => route.fulfill({ json: {} }));
  expect.soft(await listMoving(page), `moving on ${path}`).toEqual([]);
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    expect.soft(await listCovered(page), `covered on ${path} at the size of a ${size}`).toEqual([]);
  }
  expect.soft(await listHiddenByForcedColours(page), `hidden on ${path} in forced colours`).toEqual([]);
  await page.setViewportSize(enlarged);
  expect.soft(await listLost(page), `lost on ${path} at 400 %`).toEqual([]);
  const style = await page.addStyleTag({ content: spacing });
  expect.soft(await listLost(page), `lost on ${path} at 400 % with more space`).toEqual([]);
  await style.dispose();
  await page.unroute(fetchedAhead);
  if (before) await page.setViewportSize(before);
}
