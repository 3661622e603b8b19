import fc from 'fast-check';
import { readSettings } from '@/backend/domains/layout/site/settings';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopPage, ShopQuery } from '@/contract/list';
import type { ProductCard } from '@/contract/product';
import { quotePlan } from '@/rules/facility/quote';
import { effectivePrice } from '@/rules/pricing';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { expectedShop, type Known, knownProducts, quoteOf } from '@/tests/support/browse/shopOracle';
import { forAllAsync } from '@/tests/support/forAll';

const seededAt = Date.UTC(2025, 10, 10, 9);
let now = seededAt;
let known: Known[];
let plan: FacilityPlan;

const shop = forAllTests(() => openTestApp({ seed: 'demo', now: () => now }));
beforeAll(async () => {
  known = await knownProducts(shop.db, now);
  const { facilityPlan } = await readSettings(shop.db);
  if (!facilityPlan) throw new Error('The demo shop has a default plan.');
  plan = facilityPlan;
});
beforeEach(() => {
  now = seededAt;
});

async function read(query: ShopQuery): Promise<ShopPage> {
  const answer = await shop.app.inject({
    url: '/product/shop',
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const countsOf = (choices: { value: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ value, count }) => [value, count]));

/** A facet shows at most this many values. */
const choiceCap = 60;

/** A facet offers every value with its count, or, where there are too many, the most numerous of them. */
function expectChoices(choices: { value: string; count: number }[], expected: Record<string, number>) {
  const shown = countsOf(choices);
  const least = Math.min(...Object.values(shown));
  const leftOut = Object.entries(expected).filter(([value]) => !(value in shown));
  const cut = Object.keys(expected).length > choiceCap;
  expect(shown).toEqual(Object.fromEntries(Object.entries(expected).filter(([value]) => value in shown)));
  expect(choices).toHaveLength(cut ? choiceCap : Object.keys(expected).length);
  expect(leftOut.filter(([, count]) => count > least)).toEqual([]);
}
const priceOf = (card: ProductCard) => effectivePrice(card, now);

test('every facet has the same counts as a plain count over all products', async () => {
  const pick = (values: Iterable<string>) => fc.constantFrom(...new Set(values));
  const some = (values: Iterable<string>) =>
    fc.uniqueArray(pick(values), { minLength: 1, maxLength: 3 }).map((list) => list.join(','));
  const queries = fc.record(
    {
      category: pick(known.flatMap(({ path }) => path)),
      brand: some(known.map(({ brand }) => brand)),
      colour: some(known.flatMap(({ colours }) => [...colours])),
      attribute: some(known.flatMap(({ options }) => [...options])),
      priceFrom: fc.integer({ min: 0, max: 40_000_000 }),
      priceTo: fc.integer({ min: 1_000_000, max: 150_000_000 }),
      monthlyTo: fc.integer({ min: 0, max: 12_000_000 }),
      months: fc.constantFrom(6, 7, 9, 12, 18, 24),
      prepayment: fc.integer({ min: 0, max: 70 }),
      inStock: fc.boolean(),
      discounted: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  // The example has no filter: then there are more brands than a facet offers.
  await forAllAsync({ numRuns: 60, examples: [[{}]] }, queries, async (query) => {
    const page = await read(query);
    const expected = expectedShop(known, query, plan);
    expect(page.total).toBe(expected.rows.length);
    expect(page.products.length).toBe(Math.min(24, expected.rows.length));
    const { facets } = page;
    expect(countsOf(facets.categories)).toEqual(expected.categories);
    expectChoices(facets.brands, expected.brands);
    expectChoices(facets.colours, expected.colours);
    expectChoices(facets.attributes, expected.attributes);
    expect([facets.price.from, facets.price.to]).toEqual([expected.price.from, expected.price.to]);
    expect(facets.price.histogram).toHaveLength(20);
    expect(facets.price.histogram.reduce((sum, bar) => sum + bar, 0)).toBe(expected.price.prices.length);
    expect(facets.inStock).toBe(expected.inStock);
    expect(facets.discounted).toBe(expected.discounted);
  });
});

test.each(['bestSelling', 'newest', 'cheapest', 'dearest', 'lowestInstalment'] as const)(
  'the pages of the list sorted by %s hold every product once',
  async (sort) => {
    const seen: number[] = [];
    const pages = Math.ceil(known.length / 24);
    for (let page = 1; page <= pages; page += 1)
      seen.push(...(await read({ sort, page })).products.map(({ id }) => id));
    expect(seen).toHaveLength(known.length);
    expect(new Set(seen).size).toBe(known.length);
  },
);

test('lists products in stock first, each part in the order of prices', async () => {
  for (const sort of ['cheapest', 'dearest'] as const) {
    const cards = (
      await Promise.all([1, 2, 3].map((page) => read({ category: 'phones', sort, page })))
    ).flatMap(({ products }) => products);
    const bought = cards.filter(({ inStock }) => inStock).map(priceOf);
    const firstGone = cards.findIndex(({ inStock }) => !inStock);
    if (firstGone >= 0) expect(cards.slice(firstGone).some(({ inStock }) => inStock)).toBe(false);
    expect(bought).toEqual([...bought].sort((a, b) => (sort === 'cheapest' ? a - b : b - a)));
  }
});

test('sorted by instalment, lists products too cheap for a loan last', async () => {
  const { products } = await read({ sort: 'lowestInstalment', inStock: true });
  const amounts = products.map((card) => priceOf(card) - Math.ceil((priceOf(card) * 0.2) / 1000) * 1000);
  expect(amounts[0]).toBeGreaterThanOrEqual(plan.minimumLoan);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test.each([{}, { months: 6, prepayment: 50 }, { months: 24 }, { prepayment: 35 }])(
  'sorts the whole catalogue by instalment on the terms %j like a plain sort',
  async (terms) => {
    const amounts: number[] = [];
    for (let page = 1; page <= Math.ceil(known.length / 24); page += 1) {
      const { products } = await read({ ...terms, sort: 'lowestInstalment', page });
      for (const { id } of products) {
        const one = known.find((product) => product.id === id) as Known;
        const quote = quoteOf(one, terms, plan);
        if (one.inStock && quote.eligible) amounts.push(quote.amountPerMonth);
      }
    }
    const expected = known
      .filter((one) => one.inStock && quoteOf(one, terms, plan).eligible)
      .map((one) => quoteOf(one, terms, plan).amountPerMonth);
    expect(amounts).toEqual(expected.sort((a, b) => a - b));
  },
);

test('changes price, sort and facets at the instant a promotion ends, without a job', async () => {
  const [first] = await shop.run<{ end: string }>(
    `SELECT min(promotion_to) AS "end" FROM product_properties WHERE promotion_to > '2025-11-10'`,
  );
  const end = Date.parse(first?.end ?? '');
  now = end - 1;
  const before = await read({ discounted: true, sort: 'cheapest' });
  const ending = before.products.filter(({ promotionTo }) => promotionTo && Date.parse(promotionTo) === end);
  expect(ending.length).toBeGreaterThan(0);
  for (const at of [end - 1, end]) {
    now = at;
    known = await knownProducts(shop.db, at);
    const page = await read({ discounted: true, sort: 'cheapest' });
    const expected = expectedShop(known, { discounted: true }, plan);
    expect(page.total).toBe(expected.rows.length);
    expect(page.facets.price.from).toBe(expected.price.from);
    const prices = page.products.filter(({ inStock }) => inStock).map(priceOf);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const card of page.products) {
      expect(priceOf(card)).toBe(known.find(({ id }) => id === card.id)?.effective);
      if (card.promotionTo) expect(Date.parse(card.promotionTo)).toBeGreaterThan(at);
    }
  }
  now = seededAt;
  known = await knownProducts(shop.db, now);
});

test('names the list by the text, the category, the brand, both of them or all products', async () => {
  expect((await read({ search: 'آیفون' })).title).toBe('آیفون');
  const category = await read({ category: 'galaxy-s' });
  expect(category.title).toBe(category.breadcrumb.at(-1)?.title);
  expect((await read({ category: 'phones', brand: 'samsung' })).title).toBe('گوشی موبایل سامسونگ');
  expect((await read({ category: 'phones-samsung', brand: 'samsung' })).title).toBe('گوشی سامسونگ');
  expect(category.breadcrumb).toHaveLength(3);
  expect((await read({ brand: 'samsung' })).title).toBe('سامسونگ');
  expect((await read({})).title).toBe('همهٔ کالاها');
});

test.each(['cheapest', 'lowestInstalment'] as const)(
  'a search for phones sorted by %s begins with the cheapest phone and not with its case',
  async (sort) => {
    const phones = known.filter(
      ({ path, inStock, effective }) =>
        path.includes('phones') && inStock && (sort === 'cheapest' || quotePlan(plan, effective).eligible),
    );
    const page = await read({ search: 'گوشی', sort });
    expect(page.keptTo).toMatchObject({ slug: 'phones' });
    const kept = known.filter(({ id }) => page.products.some((card) => card.id === id));
    expect(kept.filter(({ path }) => !path.includes('phones'))).toEqual([]);
    const [first] = page.products;
    expect(first && priceOf(first)).toBe(Math.min(...phones.map(({ effective }) => effective)));

    const everything = await read({ search: 'گوشی', sort, anyCategory: true });
    expect(everything.keptTo).toBeNull();
    expect(everything.total).toBeGreaterThan(page.total);
  },
);

test('limits a search to no category when sorted by relevance or when all results are in one category', async () => {
  expect((await read({ search: 'گوشی' })).keptTo).toBeNull();
  expect((await read({ search: 'گوشی', sort: 'newest' })).keptTo).toBeNull();
  expect((await read({ search: 'گوشی', sort: 'cheapest', category: 'accessories' })).keptTo).toBeNull();
});

test('lists the cheapest first for a text that asks for cheap products', async () => {
  const cheapest = await read({ search: 'گوشی سامسونگ', sort: 'cheapest' });
  for (const search of ['گوشی سامسونگ ارزان', 'ارزان‌ترین گوشی سامسونگ']) {
    const page = await read({ search });
    expect(page.products.map(({ id }) => id)).toEqual(cheapest.products.map(({ id }) => id));
  }
});

test('reads a list in at most three statements, and a list without search in one', async () => {
  await read({ search: 'گوشی' });
  const spent = async (query: ShopQuery) => {
    shop.statements.length = 0;
    await read(query);
    return shop.statements.length;
  };
  expect(await spent({ category: 'phones', brand: 'samsung', inStock: true, sort: 'cheapest' })).toBe(1);
  expect(await spent({ monthlyTo: 5_000_000 })).toBe(2);
  expect(
    await spent({ search: 'گوشی سامسونگ', monthlyTo: 9_000_000, category: 'phones' }),
  ).toBeLessThanOrEqual(3);
});

test('answers an empty page past the end and past the largest number of products', async () => {
  expect((await read({ category: 'galaxy-s', page: 40 })).products).toEqual([]);
  expect((await read({ page: 500 })).products).toEqual([]);
});

test('answers 404 for an unknown category and an empty list for an unknown brand', async () => {
  expect((await shop.app.inject('/product/shop?category=no-such')).statusCode).toBe(404);
  const page = await read({ brand: 'no-such' });
  expect(page).toMatchObject({ total: 0, products: [], totalIsCapped: false });
  expect(page.facets.brands.length).toBeGreaterThan(20);
});

test('answers an empty list with empty facets for a search without results', async () => {
  const page = await read({ search: 'ققققنوسسس' });
  expect(page).toMatchObject({ total: 0, products: [] });
  expect(page.facets.price).toMatchObject({ from: 0, to: 0 });
});
