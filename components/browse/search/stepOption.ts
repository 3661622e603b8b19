/** Id of the option after (1) or before (−1) the active one. Null is the field, which follows the last option. */
export function stepOption(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  const places: (string | null)[] = [null, ...ids];
  const at = places.indexOf(active) + step;
  return places.at(at === places.length ? 0 : at) ?? null;
}
