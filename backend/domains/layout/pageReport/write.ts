import { createHash } from 'node:crypto';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import type { PageReport } from '@/contract/pageReport';
import { plainErrorMessage, plainErrorStack } from '@/rules/browserError';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { bucketOf } from './buckets';

/** Values that a day counts, so that nobody can make its sums meaningless at no cost. */
const mostVitals = 500_000;
/** Different errors of a day. Further ones are not written, and new ones only while their address may report some. */
const mostErrors = 200;

const addVitals = declareStatement({
  name: 'page_vitals_write',
  text: `INSERT INTO page_vitals (day, page, metric, bucket, count)
    SELECT $day::date, v.page, v.metric, v.bucket, count(*) FROM unnest($pages::text[], $metrics::text[], $buckets::int[]) AS v (page, metric, bucket)
    WHERE (SELECT coalesce(sum(p.count), 0) FROM page_vitals p WHERE p.day = $day::date) < ${mostVitals}
    GROUP BY v.page, v.metric, v.bucket ORDER BY v.page, v.metric, v.bucket
    ON CONFLICT (day, page, metric, bucket) DO UPDATE SET count = page_vitals.count + excluded.count`,
  row: noRow,
});

const addErrors = declareStatement({
  name: 'browser_errors_write',
  text: `INSERT INTO browser_errors (day, fingerprint, page, release, message, stack, count, first_at, last_at)
    SELECT DISTINCT ON (e.fingerprint) $day::date, e.fingerprint, e.page, $release, e.message, e.stack, 1, $now::timestamptz, $now::timestamptz
    FROM unnest($fingerprints::text[], $pages::text[], $messages::text[], $stacks::text[]) WITH ORDINALITY
      AS e (fingerprint, page, message, stack, nth)
    WHERE EXISTS (SELECT FROM browser_errors b WHERE b.day = $day::date AND b.fingerprint = e.fingerprint)
      OR $mayAdd AND (SELECT count(*) FROM browser_errors b WHERE b.day = $day::date) + e.nth <= ${mostErrors}
    ORDER BY e.fingerprint
    ON CONFLICT (day, fingerprint) DO UPDATE SET count = browser_errors.count + 1, last_at = excluded.last_at`,
  row: noRow,
});

/** Both stay for as long as the words of searches. */
export const oldPageReports: readonly CleanUp[] = ['page_vitals', 'browser_errors'].map((table) => ({
  table,
  isOld: `day < ($1::timestamptz - interval '92 days')::date`,
}));

/** Equal errors of the same page and release have the same one, whichever way led to them. */
const fingerprintOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/**
 * Counts the values of a report in the histogram of the day, and its errors. Texts are made plain once more, because whoever sends a
 * report may write anything. @param now ms since the epoch @param mayAddErrors false: only known errors are counted
 */
export async function writePageReport(
  db: Pick<Database, 'query'>,
  { release: named, vitals, errors }: PageReport,
  now: number,
  mayAddErrors: boolean,
): Promise<void> {
  const day = tehranDateOf(now);
  if (vitals.length > 0) {
    await db.query(addVitals, {
      day,
      pages: vitals.map(({ page }) => page),
      metrics: vitals.map(({ name }) => name),
      buckets: vitals.map(({ name, value }) => bucketOf(name, value)),
    });
  }
  if (errors.length === 0) return;
  // Names of builds have no other letters.
  const release = named.replace(/[^\w.-]/g, '') || 'unknown';
  const plain = errors.map(({ page, message, stack }) => {
    const said = plainErrorMessage(message) || '<empty>';
    const calls = plainErrorStack(stack);
    const [innermost = ''] = calls.split('\n');
    return {
      page,
      message: said,
      stack: calls,
      fingerprint: fingerprintOf([page, release, said, innermost]),
    };
  });
  await db.query(addErrors, {
    day,
    release,
    now: new Date(now),
    mayAdd: mayAddErrors,
    fingerprints: plain.map(({ fingerprint }) => fingerprint),
    pages: plain.map(({ page }) => page),
    messages: plain.map(({ message }) => message),
    stacks: plain.map(({ stack }) => stack),
  });
}
