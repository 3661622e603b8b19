import { webEngine } from '@/backend/adapters/search/webEngine';
import { fillSearchEngine } from '@/backend/domains/browse/search/indexed';
import { findProducts } from '@/backend/domains/browse/search/queries';
import { seedDemo } from '@/backend/seed/seed';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { searchQueries } from '@/tests/support/browse/searchQueries';
import { openSearchServer } from '@/tests/support/browse/searchServer';

const now = Date.now();
const simulated = forAllTests(openSearchServer);
const live = process.env.TEST_SEARCH_URL;
const servers: readonly [name: string, url: () => string][] = [
  ['the simulated server', () => simulated.url],
  ...(live ? [['the server at TEST_SEARCH_URL', () => live] as [string, () => string]] : []),
];

/** The demo shop, and so many copies of a product that nobody searches for that its lexicon does not know every word. */
const shop = forAllTests(async () => {
  const opened = await openTestApp({ seed: 'none' });
  await seedDemo(opened.db, { now });
  await opened.run(`WITH copies AS (
      INSERT INTO products (slug, title, latin_title, aliases, category_id, brand_id, summary, highlights, story,
        specs, images, popularity, listed_at, search_n, search_c, category_path, colours)
      SELECT slug || '-copy-' || n, title, latin_title, aliases, category_id, brand_id, summary, '[]', '[]', '[]',
        images, 0, listed_at, 'copy ; | copy | copy | ', 'copy', category_path, colours
      FROM (SELECT * FROM products ORDER BY id LIMIT 1) p CROSS JOIN generate_series(1, 2100) n RETURNING *
    )
    INSERT INTO listings (product_id, valid_from, valid_to, price, discount, effective, in_stock, brand_id,
      category_path, colour_values, option_titles, popularity, listed_at)
    SELECT id, '-infinity', 'infinity', 1000, 0, 1000, true, brand_id, category_path, '{}', '{}', popularity, listed_at FROM copies`);
  return opened;
});

/** Texts of each kind of search. */
const mostOfKind = 9;
/** A text for each way in which a search finds something. */
const ways = {
  'Persian words': 'گوشی سامسونگ',
  'Latin words': 'galaxy s25',
  'the beginning of a word': 'quietcomf',
  'a typing error': 'سامسوتگ',
  'the other layout of the keyboard': 'hdt,k 16',
  'words without spaces': 'گوشیسامسونگ',
  'a part of a word': 'omfort',
  'some of the words': 'سامسونگ بوز',
  'a similar name': 'quietcomfortheadphons',
  nothing: 'qzqzqzqz',
};

test.each(servers)(
  'with %s a search finds and ranks what it finds with PostgreSQL alone',
  async (_, url) => {
    // A busy machine may need longer than a shopper waits.
    const searchEngine = webEngine({ url: url(), index: `pelle-test${now}` }, 60_000);
    // A new handle of the database has a lexicon of the shop as it is now.
    const db = { ...shop.db };
    const filled = await fillSearchEngine({ db, searchEngine });
    expect(filled).toMatchObject({ refused: null });
    expect(Object(filled).documents).toBe(Object(filled).products);
    // A failure of the server fails the test, because nobody takes its place here.
    const findCandidates = searchEngine.find;
    const found: string[] = [];
    for (const text of [
      ...Object.values(ways),
      ...Object.values(searchQueries).flatMap((texts) => texts.slice(0, mostOfKind).map(([one]) => one)),
    ]) {
      const [alone, both] = [
        await findProducts(db, text, { limit: 1000, now }),
        await findProducts(db, text, { limit: 1000, now, findCandidates }),
      ];
      expect([text, { ...both, stamp: null }]).toEqual([text, { ...alone, stamp: null }]);
      if (both.total > 0) found.push(text);
    }
    expect(Object.entries(ways).filter(([, text]) => !found.includes(text))).toEqual([
      ['nothing', ways.nothing],
    ]);
    expect(found.length).toBeGreaterThan(60);
  },
  600_000,
);
