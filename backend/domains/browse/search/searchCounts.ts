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
/** Days whose searches with a result count as popular. */
export const popularDays = 14;
/** Digits in a row that may be a telephone number, a national id or a card. */
const personalDigits = /\d{5}/;

/** Where searches without a result and those with one are counted. */
type CountTable = 'missed_searches' | 'found_searches';

const addTo = (table: CountTable) =>
  declareStatement({
    name: `${table}_write`,
    text: `INSERT INTO ${table} (day, term, count)
    SELECT $day::date, t.term, t.count FROM unnest($terms::text[], $counts::int[]) AS t (term, count)
    LIMIT greatest(0, ${mostTerms} - (SELECT count(*) FROM ${table} WHERE day = $day::date))
    ON CONFLICT (day, term) DO UPDATE SET count = ${table}.count + excluded.count`,
    row: noRow,
  });
const add = { missed_searches: addTo('missed_searches'), found_searches: addTo('found_searches') };

/** Words stay for as long as the desk can show them, and those with a result as long as they count as popular. */
export const oldSearchCounts: readonly CleanUp[] = [
  { table: 'missed_searches', isOld: `day < ($1::timestamptz - interval '92 days')::date` },
  { table: 'found_searches', isOld: `day < ($1::timestamptz - interval '${popularDays} days')::date` },
];

type Term = { visitors: Set<string>; unwritten: number };

/**
 * Counts the searches of a table in memory and writes words of several visitors from time to time, so that no search waits.
 * Visitors are distinguished by a hash, whose key is replaced every day. @param now ms since the epoch
 */
export function searchCountsOf(
  table: CountTable,
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
) {
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
      await db.query(add[table], { day, terms: due.map(([term]) => term), counts });
    },
  };
}
