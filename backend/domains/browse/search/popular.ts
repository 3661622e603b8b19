import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { mostPopularSearches } from '@/contract/limits';
import { minuteMs } from '@/utils/timeUnits';
import { lexiconOf } from './lexicon';
import { findProducts } from './queries';
import { popularDays } from './searchCounts';

/** Lifetime of the list in memory, ms. */
const keptMs = 10 * minuteMs;

const frequent = declareStatement({
  name: 'found_searches_frequent',
  text: `SELECT term FROM found_searches WHERE day > ($now::timestamptz - interval '${popularDays} days')::date
    GROUP BY term ORDER BY sum(count) DESC, term LIMIT ${2 * mostPopularSearches}`,
  row: Type.Object({ term: Type.String() }),
});

/** The texts as they are usually written. A text that finds nothing any more is left out. */
async function readPopularSearches(db: Database, now: number): Promise<string[]> {
  const lexicon = await lexiconOf(db);
  const shown = new Set<string>();
  for (const { term } of await db.query(frequent, { now: new Date(now) })) {
    if (shown.size === mostPopularSearches) break;
    const { total, correctedSearch } = await findProducts(db, term, { limit: 1, now });
    if (total > 0 && correctedSearch === null) shown.add(lexicon.formatWords(term.split(' ')));
  }
  return [...shown];
}

/** The popular searches, ten minutes old at most. Callers at the same time share one read. @param now ms since the epoch */
export function popularSearchesOf(db: Database) {
  let kept: { at: number; texts: Promise<string[]> } | null = null;
  return (now: number): Promise<string[]> => {
    if (kept && now - kept.at < keptMs) return kept.texts;
    const mine = { at: now, texts: readPopularSearches(db, now) };
    kept = mine;
    mine.texts.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.texts;
  };
}
