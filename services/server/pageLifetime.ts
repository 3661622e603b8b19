/** A static page is rendered again after this time, or at once when the backend calls `/api/revalidate`. */
export const revalidateSeconds = 60;

/** Seconds until a page is rendered again: at the end of the first promotion on it, or after `revalidateSeconds`. @param now ms since the epoch */
export function secondsUntilStale(shown: unknown, now: number): number {
  const ends = promotionEnds(shown).filter((end) => end > now);
  return Math.max(1, Math.ceil(Math.min(revalidateSeconds, ...ends.map((end) => (end - now) / 1000))));
}

/** The end of every promotion in the data of a page, in ms since the epoch. */
function promotionEnds(shown: unknown): number[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, value]) =>
    key === 'promotionTo' && typeof value === 'string' ? [Date.parse(value)] : promotionEnds(value),
  );
}
