import { bucketRows } from '@/backend/domains/layout/pageReport/buckets';

const ofPeriod = 'day BETWEEN $firstDay::date AND $lastDay::date';
const percentOf = (rating: number) =>
  `round(100.0 * coalesce(sum(n) FILTER (WHERE rating = ${rating}), 0) / max(total), 1)::float`;

/** SQL of the reports about the pages in the browsers of visitors. Within a bucket values are taken to be spread evenly. */
export const pageReports = {
  vitals: `SELECT page || ' ' || metric AS key,
      round(max(low + (high - low) * (0.75 * total - upto + n) / n) FILTER (WHERE upto >= 0.75 * total AND upto - n < 0.75 * total))::int AS p75,
      ${percentOf(1)} AS good, ${percentOf(-1)} AS poor, max(total)::int AS visits
    FROM (
      SELECT c.page, c.metric, b.low, b.high, b.rating, c.n, sum(c.n) OVER (PARTITION BY c.page, c.metric) AS total,
        sum(c.n) OVER (PARTITION BY c.page, c.metric ORDER BY c.bucket) AS upto
      FROM (SELECT page, metric, bucket, sum(count) AS n FROM page_vitals WHERE ${ofPeriod} GROUP BY page, metric, bucket) c
      JOIN (VALUES ${bucketRows}) AS b (metric, bucket, low, high, rating) USING (metric, bucket)
    ) ranked GROUP BY page, metric ORDER BY page, metric`,
  browserErrors: `SELECT concat_ws(E'\\n', page, release, message, nullif(max(stack), '')) AS key, sum(count)::int AS count,
      (extract(epoch FROM min(first_at)) * 1000)::bigint AS "firstAt", (extract(epoch FROM max(last_at)) * 1000)::bigint AS "lastAt"
    FROM browser_errors WHERE ${ofPeriod} GROUP BY fingerprint, page, release, message ORDER BY 2 DESC, 4 DESC, 1`,
} as const;
