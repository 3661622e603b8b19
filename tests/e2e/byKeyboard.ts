import { expect, type Locator, type Page } from '@playwright/test';

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

/** The longest way to a control, in presses of Tab. */
const mostPresses = 80;

/** Whether the focused element, or the tile or card around a transparent input, shows an outline. */
const hasFocusRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    const around = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.parentElement?.parentElement,
    ];
    return around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth } =
        getComputedStyle(element);
      // A field colours its border too, so that both are one ring.
      const border = borderTopColor === outlineColor ? Number.parseFloat(borderTopWidth) : 0;
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) + border >= 2;
    });
  });

/** What is seen of a control: its label, where the control itself is a dot inside of it. */
const shownPartOf = async (control: Locator) =>
  (await control.evaluate((element) => element.matches('label > .visually-hidden')))
    ? control.locator('..')
    : control;

/** Moves the focus with Tab to a control, which must then be on screen with a visible focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const shown = await shownPartOf(control);
  await expect(shown).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  await expect(shown).toBeInViewport();
  await expect.poll(() => hasFocusRing(page), `the focus is visible on ${control}`).toBe(true);
}

/** Moves the focus to a control with Tab and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control);
  // A button that waits for prices has the focus and ignores the key.
  await expect(control).toBeEnabled();
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Opens the choice of files with a key on its button, and chooses one there. */
export async function chooseFile(page: Page, button: Locator, file: PickedFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button, 'Enter');
  await (await chooser).setFiles(file);
}

/** Moves the focus to a list of choices with Tab and goes down to the one with this title. */
export async function chooseIn(page: Page, list: Locator, title: string): Promise<void> {
  await tabTo(page, list);
  const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  for (let presses = 0; presses < mostPresses && (await chosen()) !== title; presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(title);
}
