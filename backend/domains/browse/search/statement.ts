import { type Static, Type } from 'typebox';
import { declareStatement, type Statement } from '@/backend/db/statement';
import { inForce } from '@/backend/domains/browse/product/card';
import { Stamp, stamp } from '@/backend/server/publicAnswers';
import { Nullable } from '@/contract/common';

/** Maximum number of hits that are ranked. With more hits, some of them and the most popular products are ranked. */
export const mostHits = 1000;

export const FoundRow = Type.Object({
  stamp: Stamp,
  stage: Nullable(Type.Integer()),
  isCapped: Type.Boolean(),
  ids: Type.Array(Type.Integer()),
  total: Type.Integer(),
  meant: Type.Integer(),
  categories: Type.Array(Type.Object({ id: Type.Integer(), count: Type.Integer(), meant: Type.Integer() })),
});
export type FoundRow = Static<typeof FoundRow>;

/** The parts of a search, in their order in the statement: the readings of the text, some of its words, similar names. */
type Shape = {
  readings: number;
  someWords: boolean;
  alike: boolean;
  /** Whether `candidates` has the ids that a search server has found for each stage, the best known first. */
  given: boolean;
};

/**
 * Finds and ranks in one statement; `vectors` (tsqueries), `patterns` and `words` have one entry for each stage. The
 * first stage that finds anything decides; PostgreSQL does not begin the later ones. Given candidates are checked by the same conditions.
 * Rank: every word in the name, then in brand, category or synonym; products that merely name what is sought (those of
 * categories with `names_other_goods`: cases, games) after those; the very model before its kin; what is in stock; what
 * sells. OFFSET 0 keeps PostgreSQL from turning lookups by key into scans of whole tables, and NULLS LAST is how the
 * index on popularity is sorted.
 */
export function findStatement({ readings, someWords, alike, given }: Shape): Statement<typeof FoundRow> {
  const byWords = readings + (someWords ? 1 : 0);
  const stages = Array.from({ length: byWords + (alike ? 1 : 0) }, (_, index) => index + 1);
  const most = mostHits + 1;
  const fits = (stage: number) =>
    stage > byWords
      ? `($words::text[])[${stage}] <% p.search_n`
      : `(p.search_v @@ ($vectors::text[])[${stage}]::tsquery OR p.search_c LIKE ($patterns::text[])[${stage}])`;
  const givenOf = (
    stage: number,
  ) => `(SELECT p.id FROM jsonb_array_elements_text($candidates::jsonb -> ${stage - 1}) AS one (id)
      CROSS JOIN LATERAL (SELECT p.id FROM products p WHERE p.id = one.id::int AND ${fits(stage)} OFFSET 0) p)`;
  const foundOf = (stage: number) =>
    stage > byWords
      ? `(SELECT p.id FROM products p WHERE ${fits(stage)} LIMIT ${most})`
      : `search_candidates(($vectors::text[])[${stage}]::tsquery, ($patterns::text[])[${stage}], ${most})`;
  const candidatesOf = given ? givenOf : foundOf;
  const earlierFoundNothing = (stage: number) =>
    stages
      .slice(0, stage - 1)
      .map((earlier) => ` AND NOT EXISTS (SELECT FROM stage${earlier})`)
      .join('');
  return declareStatement({
    row: FoundRow,
    name: `search_find_${readings}${someWords ? '_some' : ''}${alike ? '_alike' : ''}${given ? '_given' : ''}`,
    text: `WITH ${stages
      .map(
        (stage) => `stage${stage} AS MATERIALIZED (
          SELECT found.id FROM ${candidatesOf(stage)} AS found (id) WHERE true${earlierFoundNothing(stage)}
        )`,
      )
      .join(', ')},
    hits AS MATERIALIZED (
      ${stages.map((stage) => `SELECT ${stage} AS stage, id FROM stage${stage}`).join(' UNION ALL ')}
    ), first AS MATERIALIZED (
      SELECT min(stage) AS stage, count(*) > ${mostHits} AS is_capped, string_to_array(($words::text[])[min(stage)], ' ') AS words
      FROM hits
    ), best_known AS (
      SELECT id FROM (
        SELECT product_id FROM listings WHERE valid_to = 'infinity' ORDER BY popularity DESC NULLS LAST, product_id LIMIT ${mostHits}
      ) l CROSS JOIN LATERAL (
        SELECT p.id FROM products p
        WHERE p.id = l.product_id AND p.search_v @@ ($vectors::text[])[(SELECT stage FROM first)]::tsquery OFFSET 0
      ) p
      WHERE (SELECT is_capped FROM first)
    ), chosen AS MATERIALIZED (
      SELECT stage, words, '% ' || array_to_string(words, ' ') || ' %' AS phrase,
        ' (' || (SELECT string_agg(word, '|') FROM unnest(words) AS word WHERE length(word) > 2 OR word ~ '[0-9]')
          || ') *(;|$)' AS model,
        (SELECT array_agg('% ' || word || ' %') FROM unnest(words) AS word) AS whole,
        (SELECT array_agg('% ' || word || CASE WHEN nth = cardinality(words) THEN '%' ELSE ' %' END)
          FROM unnest(words) WITH ORDINALITY AS each_word (word, nth)) AS begun
      FROM first
    ), naming_others AS (
      SELECT array_agg(id) AS ids FROM categories WHERE names_other_goods
    ), candidates AS MATERIALIZED (
      SELECT h.id, l.*, ' ' || split_part(search_n, '|', 1) || ' ' AS names,
        ' ' || split_part(search_n, '|', 1) || split_part(search_n, '|', 3) || ' ' AS said,
        string_to_array(btrim(split_part(search_n, '|', 2)), ' ') AS kind
      FROM (SELECT id FROM hits${given ? '' : ' UNION SELECT id FROM best_known'}) h
      CROSS JOIN LATERAL (SELECT search_n FROM products p WHERE p.id = h.id OFFSET 0) p
      CROSS JOIN LATERAL (
        SELECT category_path, in_stock, popularity FROM listings l
        WHERE l.product_id = h.id AND ${inForce('$now::timestamptz')} OFFSET 0
      ) l
    ), matched AS MATERIALIZED (
      SELECT c.id, category_path, in_stock, popularity, names LIKE ALL (whole) AS is_whole,
        CASE WHEN names LIKE ALL (begun) THEN 1 WHEN said LIKE ALL (begun) THEN 2 ELSE 3 END AS tier,
        kind && words AS is_kind,
        coalesce(category_path && (SELECT ids FROM naming_others), false) AND NOT kind && words AS names_others,
        coalesce(names ~ model, false) AS is_model, names LIKE phrase AS is_phrase,
        CASE ${someWords ? `WHEN stage = ${byWords} THEN (SELECT count(*) FROM unnest(begun) AS one WHERE said LIKE one)` : ''}
          ${alike ? `WHEN stage = ${byWords + 1} THEN word_similarity(array_to_string(words, ' '), said)` : ''}
          WHEN true THEN 0 END AS likeness
      FROM candidates c CROSS JOIN chosen
    ), ranked AS MATERIALIZED (
      SELECT id, category_path, rank() OVER (ORDER BY likeness DESC, class) = 1 AS is_meant,
        row_number() OVER (
          ORDER BY likeness DESC, class, is_kind DESC, tier, names_others, is_whole DESC, is_model DESC, is_phrase DESC,
            in_stock DESC, popularity DESC, id
        ) AS place
      FROM (SELECT *, CASE WHEN names_others THEN 3 ELSE tier END AS class FROM matched) classed
    )
    SELECT ${stamp('$now::timestamptz')}, (SELECT stage FROM first) AS stage, (SELECT is_capped FROM first) AS "isCapped",
      coalesce((SELECT array_agg(id ORDER BY place) FROM ranked WHERE place <= $limit::int), '{}') AS ids,
      (SELECT count(*)::int FROM ranked) AS total, (SELECT count(*)::int FROM ranked WHERE is_meant) AS meant,
      coalesce((SELECT json_agg(each_category) FROM (
        SELECT category AS id, count(*)::int AS count, (count(*) FILTER (WHERE is_meant))::int AS meant
        FROM ranked, unnest(category_path) AS category GROUP BY 1
      ) each_category), '[]') AS categories`,
  });
}
