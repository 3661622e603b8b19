import type { UserEvent } from '@testing-library/user-event';

/** Writes a text into a field instead of its present one, at once and not letter by letter. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
