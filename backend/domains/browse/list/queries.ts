import type { TSchema } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import type { Statement } from '@/backend/db/statement';
import { cardOf } from '@/backend/domains/browse/product/card';
import type { FindCandidates } from '@/backend/domains/browse/search/candidates';
import { type Found, findProducts } from '@/backend/domains/browse/search/queries';
import { readSettings } from '@/backend/domains/layout/site/settings';
import { refuse } from '@/backend/server/errors';
import { messages } from '@/backend/server/messages';
import { type Made, PublicValues } from '@/backend/server/publicAnswers';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopPage, ShopQuery, ShopSort } from '@/contract/list';
import { allowedTerms, largestLoan } from '@/rules/facility/quote';
import {
  type CardsRow,
  cardsStatement,
  type FacetsRow,
  histogramBars,
  listCap,
  type Order,
  shopStatement,
} from './statement';

/** Number of cards on a page. */
const pageSize = 24;

/** Facets that are kept for each database: they are the same on every page and in every order of a list. */
const mostFacets = 200;
const facetsOf = new WeakMap<Database, PublicValues<FacetsRow>>();

/**
 * A page of the shop list with its facets. Takes a single statement, another for a limit on the monthly amount, another when
 * kept facets are out of date, and those of the search.
 * @param now ms since the epoch @param from where the products are read @throws Refusal when the category does not exist
 */
export async function readShop(
  { db, findCandidates }: { db: Database; findCandidates: FindCandidates | null },
  query: ShopQuery,
  now: number,
  from: Queries = db,
): Promise<Made<ShopPage>> {
  const search = query.search?.trim() || null;
  const byInstalment = query.monthlyTo !== undefined || query.sort === 'lowestInstalment';
  const [matches, plan] = await Promise.all([
    search ? findProducts(db, search, { limit: listCap, now, findCandidates }, from) : null,
    byInstalment ? readSettings(db).then(({ facilityPlan }) => facilityPlan) : null,
  ]);
  const sort = query.sort ?? (matches?.wantsCheap ? 'cheapest' : undefined);
  const order: Order = sort ?? (matches ? 'relevance' : 'bestSelling');
  const keptTo = keptCategory(query, matches, sort);
  const category = query.category ?? keptTo?.slug ?? null;
  const page = query.page ?? 1;
  const offset = (page - 1) * pageSize;
  const limit = Math.min(pageSize, Math.max(0, listCap - offset));
  const row = await readRow({ db, from }, filtersOf(query, category, plan, matches), {
    order,
    limit,
    offset,
    now,
  });
  if (query.category !== undefined && row.breadcrumb.length === 0) {
    throw refuse(404, 'not_found', messages.categoryNotFound);
  }
  const { breadcrumb, products, total, price, categories, brands, colours, attributes, inStock, discounted } =
    row;
  const value = {
    title: titleOf(query, search, row),
    breadcrumb,
    keptTo,
    products: products.map((card) => cardOf(card, now)),
    page,
    pageSize,
    total: Math.min(total, listCap),
    totalIsCapped: total > listCap || (total > 0 && (matches?.totalIsCapped ?? false)),
    facets: {
      categories,
      brands,
      colours,
      attributes,
      price: { from: price.from, to: price.to, histogram: histogramOf(price.bars) },
      inStock,
      discounted,
    },
    correctedSearch: matches?.correctedSearch ?? null,
    similarWord: matches?.similarWord ?? null,
  };
  // The plan was read before the stamp and may be older, so that a list by instalment is not kept.
  return { stamp: byInstalment ? null : (matches?.stamp ?? row.stamp), value };
}

/** The filters of a list, by the names of the parameters. The value of an unused filter is null or false. */
function filtersOf(
  query: ShopQuery,
  category: string | null,
  plan: FacilityPlan | null,
  matches: Found | null,
) {
  return {
    category,
    brands: listOf(query.brand),
    colours: listOf(query.colour)?.map((hex) => hex.toUpperCase()) ?? null,
    options: listOf(query.attribute),
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    inStock: query.inStock ?? false,
    discounted: query.discounted ?? false,
    matches: matches?.ids ?? null,
    ...loanTerms(query, plan),
    loansOnly: query.monthlyTo !== undefined,
  };
}
type Filters = ReturnType<typeof filtersOf>;
type PageChoice = { order: Order; limit: number; offset: number; now: number };

/** Reads a page with its facets, or its cards alone when the kept facets are of the same data. */
async function readRow(
  { db, from }: { db: Database; from: Queries },
  filters: Filters,
  { now, order, ...page }: PageChoice,
): Promise<CardsRow & FacetsRow> {
  const { colours, options, priceFrom, priceTo, inStock, discounted, loansOnly } = filters;
  const shape = {
    category: filters.category !== null,
    matches: filters.matches !== null,
    brand: filters.brands !== null,
    filtered:
      [colours, options, priceFrom, priceTo].some((one) => one !== null) ||
      inStock ||
      discounted ||
      loansOnly,
    order,
  };
  const values = new Map(Object.entries({ ...filters, ...page, now: new Date(now) }));
  const read = async <Row extends TSchema>(statement: Statement<Row>) => {
    const used = statement.parameters.map((name) => [name, values.get(name)]);
    const row = await readOne(from, statement, Object.fromEntries(used));
    return row;
  };
  const kept = facetsOf.get(db) ?? new PublicValues<FacetsRow>(mostFacets);
  facetsOf.set(db, kept);
  const key = JSON.stringify(filters);
  const facets = kept.find(key, now);
  if (facets) {
    const row = await read(cardsStatement(shape));
    if (row.stamp.version === facets.stamp.version) return { ...row, ...facets.value };
  }
  const row = await read(shopStatement(shape));
  const { stamp, breadcrumb: _, products: __, total: ___, ...value } = row;
  kept.keep(key, { stamp, value }, now);
  return row;
}

const priceSorts: readonly (ShopSort | undefined)[] = ['cheapest', 'dearest', 'lowestInstalment'];

/**
 * The category that limits a search sorted by price: without it, the cheapest results for «گوشی» (phone) are cases. Null
 * when the shopper chose a category or asked for all categories, and when all results are in that category.
 */
function keptCategory(
  { category, anyCategory }: ShopQuery,
  matches: Found | null,
  sort: ShopSort | undefined,
): ShopPage['keptTo'] {
  if (!matches?.category || category !== undefined || anyCategory || !priceSorts.includes(sort)) return null;
  const { title, slug, count } = matches.category;
  return count < matches.total ? { title, slug } : null;
}

/** The distinct values of a comma-separated list; null when there are none. */
function listOf(text: string | undefined): string[] | null {
  const values = new Set(text?.split(',').map((value) => value.trim()));
  values.delete('');
  return values.size > 0 ? [...values] : null;
}

/** The terms that decide about instalments; without a plan the list does not ask for them. */
function loanTerms({ months, prepayment, monthlyTo }: ShopQuery, plan: FacilityPlan | null) {
  const noPlan = { minimumPrepayment: 0, ceiling: 0, minimumLoan: 0, roundingUnit: 1 };
  const { minimumPrepayment, ceiling, minimumLoan, roundingUnit } = plan ?? noPlan;
  const terms = plan && allowedTerms(plan, { months, prepaymentPercent: prepayment });
  return {
    prepaymentPercent: terms?.prepaymentPercent ?? 0,
    minimumPrepayment,
    ceiling,
    // A loan of 0 never counts as an instalment purchase, whatever the plan allows.
    minimumLoan: Math.max(1, minimumLoan),
    roundingUnit,
    highestLoan:
      plan && terms && monthlyTo !== undefined ? largestLoan(plan, terms.months, monthlyTo) : ceiling,
  };
}

function titleOf(
  query: ShopQuery,
  search: string | null,
  { breadcrumb, brands }: CardsRow & FacetsRow,
): string {
  if (search) return search;
  const category = breadcrumb.at(-1)?.title;
  const chosen = listOf(query.brand);
  const brand = chosen?.length === 1 ? brands.find(({ value }) => value === chosen[0])?.title : undefined;
  // Some shops have a category for each brand, whose title names it already.
  if (category && brand && !category.includes(brand)) return `${category} ${brand}`;
  return category ?? brand ?? messages.allProducts;
}

function histogramOf(bars: FacetsRow['price']['bars']): number[] {
  const histogram = new Array<number>(histogramBars).fill(0);
  for (const { bar, count } of bars) histogram[bar] = count;
  return histogram;
}
