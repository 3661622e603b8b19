import fc from 'fast-check';
import { Value } from 'typebox/value';
import { lexiconOf } from '@/backend/domains/browse/search/lexicon';
import { findProducts } from '@/backend/domains/browse/search/queries';
import { understand } from '@/backend/domains/browse/search/understand';
import { readCatalogue } from '@/backend/seed/catalogue';
import { seedDemo } from '@/backend/seed/seed';
import type { ShopPage } from '@/contract/list';
import { SearchExtra, SearchResult } from '@/contract/search';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { searchQueries, type Wanted } from '@/tests/support/browse/searchQueries';
import { forAllAsync } from '@/tests/support/forAll';

const now = Date.now();
/** The demo shop without personas: its products. */
const shop = forAllTests(async () => {
  const opened = await openTestApp({ seed: 'none' });
  await seedDemo(opened.db, { now });
  return opened;
});

const slugs = async (sqlText: string, values: readonly unknown[]) =>
  (await shop.run<{ slug: string }>(sqlText, values)).map(({ slug }) => slug);

/** Slugs of the products that a text finds, best first. */
async function found(text: string, limit = 5): Promise<string[]> {
  const { ids } = await findProducts(shop.db, text, { limit, now });
  return slugs(
    'SELECT slug FROM unnest($1::int[]) WITH ORDINALITY AS f (id, place) JOIN products USING (id) ORDER BY place',
    [ids],
  );
}

const { products: catalogue } = readCatalogue();

const bySlug = new Map(catalogue.map((product) => [product.key, product]));

type Suggestions = { data: SearchResult[]; extraObject: SearchExtra };

async function suggest(text: string): Promise<Suggestions> {
  const response = await shop.app.inject({ url: '/product/search', query: { search: text } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function list(query: Record<string, string>): Promise<ShopPage> {
  const response = await shop.app.inject({ url: '/product/shop', query });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const foundByLike = (text: string) =>
  slugs(`SELECT slug FROM products WHERE title ILIKE '%' || $1 || '%' ORDER BY popularity DESC, id LIMIT 5`, [
    text,
  ]);

/** Recall among the first five results, and the reciprocal rank of the first wanted result. */
function score(answer: readonly string[], wanted: Wanted): { recall: number; rank: number } {
  const all = catalogue.filter(wanted).map(({ key }) => key);
  const first = answer.findIndex((slug) => all.includes(slug));
  return {
    recall: answer.filter((slug) => all.includes(slug)).length / Math.min(5, all.length),
    rank: first === -1 ? 0 : 1 / (first + 1),
  };
}

test('the labelled texts reach their recall and rank, far above those of LIKE', async () => {
  const groups = Object.entries(searchQueries);
  const unanswerable = groups.flatMap(([, texts]) => texts.filter(([, wanted]) => !catalogue.some(wanted)));
  expect(unanswerable).toEqual([]);
  expect(groups.flatMap(([, texts]) => texts).length).toBeGreaterThanOrEqual(150);

  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const table: Record<string, Record<string, number | string>> = {};
  const ours: { recall: number; rank: number }[] = [];
  const likes: { recall: number; rank: number }[] = [];
  for (const [group, texts] of groups) {
    const from = ours.length;
    for (const [text, wanted] of texts) {
      ours.push(score(await found(text), wanted));
      likes.push(score(await foundByLike(text), wanted));
    }
    const row = (scores: typeof ours) => ({
      recall: mean(scores.map(({ recall }) => recall)).toFixed(3),
      mrr: mean(scores.map(({ rank }) => rank)).toFixed(3),
    });
    const [us, like] = [row(ours.slice(from)), row(likes.slice(from))];
    table[group] = {
      texts: texts.length,
      'recall@5': us.recall,
      MRR: us.mrr,
      'LIKE recall@5': like.recall,
      'LIKE MRR': like.mrr,
    };
  }
  const [recall, mrr] = [mean(ours.map((one) => one.recall)), mean(ours.map((one) => one.rank))];
  const likeRecall = mean(likes.map((one) => one.recall));
  const likeMrr = mean(likes.map((one) => one.rank));
  process.stdout.write(
    `${Object.entries(table)
      .map(([group, row]) => `${group}: ${JSON.stringify(row)}`)
      .join('\n')}\nall ${ours.length}: recall@5 ${recall.toFixed(3)}, MRR ${mrr.toFixed(3)}; ` +
      `LIKE: recall@5 ${likeRecall.toFixed(3)}, MRR ${likeMrr.toFixed(3)}\n`,
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(mrr).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThan(likeRecall);
  expect(mrr).toBeGreaterThan(likeMrr);
});

test('Persian in Latin letters finds the product that it sounds like first', async () => {
  const missed: string[] = [];
  for (const [text, wanted] of searchQueries['Persian in Latin letters'] ?? []) {
    const [first] = await found(text, 1);
    if (!catalogue.some((product) => product.key === first && wanted(product)))
      missed.push(`${text} → ${first}`);
  }
  expect(missed).toEqual([]);
});

test('a complete or incomplete Latin name of a product is not read as a Persian word', async () => {
  const lexicon = await lexiconOf(shop.db);
  const heard = (text: string) => {
    const [first] = understand(text, lexicon).readings;
    return first?.corrected ?? first?.words.find((word) => /[آ-ی]/.test(word)) ?? null;
  };
  const names = catalogue.map(({ latinTitle }) => latinTitle);
  const typing = names.map((name) => name.slice(0, -1));
  expect([...names, ...typing].filter((name) => heard(name) !== null)).toEqual([]);
});

test('spelling variants of one name answer the same list', async () => {
  const expected = await found('آیفون ۱۶');
  for (const text of ['ایفون ۱۶', 'ايفون ١٦', 'ایفون16', 'آیفون‌۱۶', '  آیفون   ۱۶  ']) {
    expect(await found(text)).toEqual(expected);
  }
});

test('a phone comes before its cases, and a case before phones when a case is asked for', async () => {
  const kindOf = (slug: string | undefined) => bySlug.get(slug ?? '')?.category;
  expect((await found('s25'))[0]).toBe('samsung-galaxy-s25');
  expect((await found('iphone 16 pro'))[0]).toBe('apple-iphone-16-pro');
  expect(kindOf((await found('قاب s25'))[0])).toBe('phone-case');
  expect(kindOf((await found('قاب آیفون ۱۶'))[0])).toBe('phone-case');
});

test('a category decides whether its products only name other products', async () => {
  const mark = (slug: string, marked: boolean) =>
    slugs('UPDATE categories SET names_other_goods = $2 WHERE slug = $1 RETURNING slug', [slug, marked]);
  await mark('accessories', false);
  await mark('phones', true);
  expect(bySlug.get((await found('s25'))[0] ?? '')?.category).toBe('phone-case');
  await mark('accessories', true);
  await mark('phones', false);
  expect((await found('s25'))[0]).toBe('samsung-galaxy-s25');
});

test('a word for a kind of product puts that kind first', async () => {
  for (const slug of await found('گوشی')) expect(bySlug.get(slug)?.title).toMatch(/^گوشی/);
  for (const slug of await found('شارژر')) expect(bySlug.get(slug)?.title).toMatch(/^شارژر/);
});

test('of equal matches the products in stock come first', async () => {
  const all = await list({ search: 'گوشی سامسونگ' });
  const inStock = all.products.map((product) => product.inStock);
  expect(inStock.indexOf(false) === -1 || inStock.lastIndexOf(true) < inStock.indexOf(false)).toBe(true);
});

test('suggestions are at most eight, in the shape of the contract, with completions and a category', async () => {
  const { data, extraObject } = await suggest('گوشی سام');
  expect(data).toHaveLength(8);
  for (const result of data) expect(Value.Check(SearchResult, result)).toBe(true);
  expect(Value.Check(SearchExtra, extraObject)).toBe(true);
  expect(extraObject.completions[0]).toBe('گوشی سامسونگ');
  expect(extraObject.category).toMatchObject({ title: 'گوشی سامسونگ', slug: 'phones-samsung' });
  const { total } = await list({ search: 'گوشی سام', category: 'phones-samsung' });
  expect(extraObject.category?.count).toBe(total);
});

test('completions are at most five, all different, and none is what was typed', async () => {
  for (const text of ['س', 'گوشی', 'آیفون ۱۶', 'گلکسی اس', 'iphone', 'لپ تاپ']) {
    const { completions } = (await suggest(text)).extraObject;
    expect(completions.length).toBeGreaterThan(0);
    expect(completions.length).toBeLessThanOrEqual(5);
    expect(new Set(completions).size).toBe(completions.length);
    expect(completions).not.toContain(text);
  }
});

test('a text that finds nothing answers an empty list and no category', async () => {
  for (const text of ['ژژژژژژژژ', 'zzzzzzzz', '؟!', ' ', '%', '_']) {
    const { data, extraObject } = await suggest(text);
    expect(data).toEqual([]);
    expect(extraObject.category).toBeNull();
  }
});

test('the shop list answers the text that it searched instead of the typed one', async () => {
  expect((await list({ search: 'سامسوتگ' })).correctedSearch).toBe('سامسونگ');
  expect((await list({ search: 'samsng' })).correctedSearch).toBe('سامسونگ');
  expect((await list({ search: 'hdt,k 16' })).correctedSearch).toBe('آیفون ۱۶');
  expect((await list({ search: 'گوشی سامسونگ s99' })).correctedSearch).toBe('گوشی سامسونگ');
  expect((await list({ search: 'آیفون ۱۶' })).correctedSearch).toBeNull();
});

test('the shop list offers a similar word of the shop when the text finds nothing', async () => {
  expect((await list({ search: 'هدففوونن' })).similarWord).toBe('هدفون');
  expect((await list({ search: 'lavtab' })).similarWord).toBe('لپ‌تاپ');
  expect((await list({ search: 'قطقطقط' })).similarWord).toBeNull();
  expect((await list({ search: 'سامسوتگ' })).similarWord).toBeNull();
});

test('the pages of a search have every hit once, in the order of the search', async () => {
  const first = await list({ search: 'سامسونگ' });
  const ids: number[] = [];
  for (let page = 1; page <= Math.ceil(first.total / first.pageSize); page += 1) {
    ids.push(...(await list({ search: 'سامسونگ', page: String(page) })).products.map(({ id }) => id));
  }
  expect(ids).toHaveLength(first.total);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual((await findProducts(shop.db, 'سامسونگ', { limit: 1000, now })).ids);
});

test('suggestions take two statements and a searched list two, however the text must be read', async () => {
  for (const text of ['گوشی', 'hdt,k', 'سامسوتگ', 'گوشی سامسونگ s99', 'asdfghjk', 'س']) {
    shop.statements.length = 0;
    await suggest(text);
    expect(shop.statements.length).toBeLessThanOrEqual(2);
    shop.statements.length = 0;
    await list({ search: text });
    expect(shop.statements.length).toBeLessThanOrEqual(2);
  }
});

test('a product that is no longer offered is not found', async () => {
  const [gone] = await found('نوکیا g22', 1);
  expect(gone).toBe('nokia-g22');
  await slugs('DELETE FROM listings WHERE product_id = (SELECT id FROM products WHERE slug = $1)', [gone]);
  expect(await found('نوکیا g22', 1)).not.toContain('nokia-g22');
});

/** The character that a browser sends instead of a lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

test('any text is answered or refused, and never breaks the search', async () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'%_\\\'"&|!:*()<->~{}[]$;,./?#@=+ آیفونs25ك‌\u200f\u0000\u001f\ud800'),
    minLength: 1,
    maxLength: 40,
  });
  const texts = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), signs);
  await forAllAsync({ numRuns: 100 }, texts, async (text) => {
    const response = await shop.app.inject({
      url: `/product/search?search=${encodeURIComponent(wellFormed(text))}`,
    });
    expect([200, 400]).toContain(response.statusCode);
    // Calls inside the backend can pass texts that a URL cannot contain.
    expect((await findProducts(shop.db, text, { limit: 8, now })).ids.length).toBeLessThanOrEqual(8);
  });
});

test('an empty, missing, repeated or overlong text is refused in Persian', async () => {
  for (const query of ['', '?search=', `?search=${'a'.repeat(201)}`, '?search=a&search=b', '?search=a&x=1']) {
    const response = await shop.app.inject({ url: `/product/search${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/[آ-ی]/);
  }
});

test('of more hits than search looks at, the best known are among the first', async () => {
  await shop.run(`WITH clones AS (
        INSERT INTO products (slug, title, latin_title, aliases, category_id, brand_id, summary, highlights, story,
          specs, images, popularity, listed_at, search_n, search_c, category_path, colours)
        SELECT slug || '-copy-' || n, title, latin_title, aliases, category_id, brand_id, summary, '[]', '[]', '[]',
          images, 0, listed_at, search_n, search_c, category_path, colours
        FROM products CROSS JOIN generate_series(1, 12) n WHERE title LIKE 'گوشی%'
        RETURNING *
      )
      INSERT INTO listings (product_id, valid_from, valid_to, price, discount, effective, in_stock, brand_id,
        category_path, colour_values, option_titles, popularity, listed_at)
      SELECT id, '-infinity', 'infinity', 1000, 0, 1000, true, brand_id, category_path, '{}', '{}', 0, listed_at FROM clones`);
  const answer = await findProducts(shop.db, 'گوشی', { limit: 1000, now });
  expect(answer).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(answer.ids).toHaveLength(1000);
  expect((await found('گوشی')).some((slug) => slug.includes('-copy-'))).toBe(false);
  expect((await found('s25'))[0]).toBe('samsung-galaxy-s25');
});

test('in a shop with more products than the lexicon reads, a similar text finds a name', async () => {
  // A new handle of the same database has no cached lexicon.
  const { ids } = await findProducts({ ...shop.db }, 'quietcomfortheadphons', { limit: 1, now });
  expect(await slugs('SELECT slug FROM products WHERE id = ANY ($1::int[])', [ids])).toEqual([
    'bose-quietcomfort-headphones',
  ]);
});

test('the popular searches of the last days are offered as the shop writes them, without those that find nothing any more', async () => {
  await shop.run(`INSERT INTO found_searches (day, term, count) VALUES (current_date, 'سامسونگ', 9),
    (current_date, 'لپ تاپ', 5), (current_date - 1, 'لپ تاپ', 7), (current_date, 'یخچال فریزر', 20),
    (current_date - 40, 'هدفون', 90)`);
  const { data } = (await shop.app.inject('/product/popularSearches')).json();
  expect(data).toEqual(['لپ‌تاپ', 'سامسونگ']);
});
