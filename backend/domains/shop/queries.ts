import type { Database } from '@/backend/db/connect';
import { cardOf } from '@/backend/domains/product/card';
import { type Found, findProducts } from '@/backend/domains/search/queries';
import { readSettings } from '@/backend/domains/site/settings';
import { refuse } from '@/backend/errors';
import { messages } from '@/backend/messages';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopPage, ShopQuery, ShopSort } from '@/contract/shop';
import { allowedTerms, largestLoan } from '@/utils/facility/quote';
import { histogramBars, type Order, type ShopRow, shopStatement } from './statement';

/** Number of cards on a page. */
const pageSize = 24;
/** Largest number of products that a list shows and counts. */
const listCap = 1000;

/**
 * One page of the shop list with its facets. One statement, one more for a limit on the monthly amount, and those of the
 * search. @param now ms since the epoch @throws Refusal when the category does not exist
 */
export async function readShop(db: Database, query: ShopQuery, now: number): Promise<ShopPage> {
  const search = query.search?.trim() || null;
  const byInstalment = query.monthlyTo !== undefined || query.sort === 'lowestInstalment';
  const [matches, plan] = await Promise.all([
    search ? findProducts(db, search, { limit: listCap, now }) : null,
    byInstalment ? readSettings(db).then(({ facilityPlan }) => facilityPlan) : null,
  ]);
  const sort = query.sort ?? (matches?.wantsCheap ? 'cheapest' : undefined);
  const order: Order = sort ?? (matches ? 'relevance' : 'bestSelling');
  const keptTo = keptCategory(query, matches, sort);
  const category = query.category ?? keptTo?.slug ?? null;
  const page = query.page ?? 1;
  const offset = (page - 1) * pageSize;
  const limit = Math.min(pageSize, Math.max(0, listCap - offset));
  const [row] = await db.query(
    shopStatement({ category: category !== null, matches: matches !== null, order }),
    {
      now: new Date(now),
      category,
      brands: listOf(query.brand),
      colours: listOf(query.colour)?.map((hex) => hex.toUpperCase()) ?? null,
      options: listOf(query.attribute),
      priceFrom: query.priceFrom ?? null,
      priceTo: query.priceTo ?? null,
      inStock: query.inStock ?? false,
      discounted: query.discounted ?? false,
      matches: matches?.ids ?? null,
      limit,
      offset,
      ...loanTerms(query, plan),
      loansOnly: query.monthlyTo !== undefined,
    },
  );
  if (!row || (query.category !== undefined && row.breadcrumb.length === 0)) {
    throw refuse(404, 'not_found', messages.categoryNotFound);
  }
  const { breadcrumb, products, total, price, categories, brands, colours, attributes, inStock, discounted } =
    row;
  return {
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

function titleOf(query: ShopQuery, search: string | null, { breadcrumb, brands }: ShopRow): string {
  if (search) return search;
  const category = breadcrumb.at(-1)?.title;
  if (category) return category;
  const chosen = listOf(query.brand);
  const brand = chosen?.length === 1 ? brands.find(({ value }) => value === chosen[0])?.title : undefined;
  return brand ?? messages.allProducts;
}

function histogramOf(bars: ShopRow['price']['bars']): number[] {
  const histogram = new Array<number>(histogramBars).fill(0);
  for (const { bar, count } of bars) histogram[bar] = count;
  return histogram;
}
