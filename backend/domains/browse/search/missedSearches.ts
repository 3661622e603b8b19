import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { foldText } from '@/utils/searchFold';

/** A word is written only when this many visitors searched for it on one day, so that no word tells about one person. */
const fewestVisitors = 3;
/** Words that are counted at once, and that a day has at most. */
const mostTerms = 500;
const [shortestTerm, longestTerm] = [2, 40];
/** Digits in a row that may be a telephone number, a national id or a card. */
const personalDigits = /\d{5}/;

const addMissedSearches = declareStatement({
  name: 'missed_searches_write',
  text: `INSERT INTO missed_searches (day, term, count)
    SELECT $day::date, t.term, t.count FROM unnest($terms::text[], $counts::int[]) AS t (term, count)
    LIMIT greatest(0, ${mostTerms} - (SELECT count(*) FROM missed_searches WHERE day = $day::date))
    ON CONFLICT (day, term) DO UPDATE SET count = missed_searches.count + excluded.count`,
  row: noRow,
});

/** Words stay for as long as the desk can show them. */
export const oldMissedSearches: CleanUp = {
  table: 'missed_searches',
  isOld: `day < ($1::timestamptz - interval '92 days')::date`,
};

type Term = { visitors: Set<string>; unwritten: number };

/**
 * Counts searches without a result in memory and writes words of several visitors from time to time, so that no search waits.
 * Visitors are distinguished by a hash, whose key is replaced every day. @param now ms since the epoch
 */
export function missedSearchesOf({ db, now }: { db: Pick<Database, 'query'>; now: () => number }) {
  let day = '';
  let key = randomBytes(16);
  let terms = new Map<string, Term>();

  return {
    /** Counts a search. @param address of the visitor, which is not kept */
    note(search: string, address: string): void {
      const term = foldText(search);
      if (term.length < shortestTerm || term.length > longestTerm || personalDigits.test(term)) return;
      const today = tehranDateOf(now());
      if (today !== day) {
        day = today;
        key = randomBytes(16);
        terms = new Map();
      }
      const known = terms.get(term) ?? { visitors: new Set<string>(), unwritten: 0 };
      if (!terms.has(term) && terms.size >= mostTerms) return;
      if (known.visitors.size < fewestVisitors)
        known.visitors.add(createHash('sha256').update(key).update(address).digest('base64'));
      known.unwritten += 1;
      terms.set(term, known);
    },

    /** Writes the counts that are due. */
    async write(): Promise<void> {
      const due = [...terms].filter(
        ([, { visitors, unwritten }]) => visitors.size >= fewestVisitors && unwritten > 0,
      );
      if (due.length === 0) return;
      const counts = due.map(([, { unwritten }]) => unwritten);
      for (const [, term] of due) term.unwritten = 0;
      await db.query(addMissedSearches, { day, terms: due.map(([term]) => term), counts });
    },
  };
}
