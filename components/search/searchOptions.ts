import type { KeyboardEvent } from 'react';

/** The list that the search field controls. */
export const searchListId = 'search-suggestions';

/** What the list does with a key pressed in the field. */
export type OptionKeys = (event: KeyboardEvent) => void;

/** The option after (1) or before (−1) the active one, round and round; null stands for the field itself. */
export function stepOption(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  const places: (string | null)[] = [null, ...ids];
  const at = places.indexOf(active) + step;
  return places.at(at === places.length ? 0 : at) ?? null;
}
