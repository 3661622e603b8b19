import { longestSearch } from '@/contract/firstLoad/searchLimits';
import {
  highestPage,
  highestPrepaymentPercent,
  longestFacet,
  longestSlug,
  mostInstalments,
} from '@/contract/limits';
import type { ShopPage, ShopQuery, ShopSort } from '@/contract/list';
import { parseWholeNumber } from '@/utils/digits';

/** The query parameters of an address, as the router gives them. */
type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Facets that allow several values. */
export type ListFacet = 'brand' | 'colour' | 'attribute';

/** The sorts in the order of the sort row. */
const sorts: readonly { sort: ShopSort; title: string }[] = [
  { sort: 'bestSelling', title: 'پرفروش‌ترین' },
  { sort: 'newest', title: 'تازه‌ترین' },
  { sort: 'cheapest', title: 'ارزان‌ترین' },
  { sort: 'dearest', title: 'گران‌ترین' },
  { sort: 'lowestInstalment', title: 'کم‌ترین قسط' },
];

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const colour = /^#?[0-9a-f]{6}$/i;

/** The chosen values of a list facet. */
export function listOf(text: string | undefined): string[] {
  return text ? text.split(',') : [];
}

/** Joins values: sorted, without repeats, at most `longestFacet` characters. Undefined when none is left. */
function joinList(values: readonly string[]): string | undefined {
  let text = '';
  for (const value of [...new Set(values)].sort()) {
    const longer = text ? `${text},${value}` : value;
    if (longer.length <= longestFacet) text = longer;
  }
  return text || undefined;
}

/** The values of a parameter, with every run of spaces and control characters replaced by one space. */
function textsOf(raw: string | readonly string[] | undefined): string[] {
  return (typeof raw === 'string' ? [raw] : (raw ?? [])).map((text) =>
    text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  );
}

function amountOf(text: string): number | undefined {
  return parseWholeNumber(text) || undefined;
}

/** A number from 1 to `highest`; undefined for any other text. */
function countUpTo(text: string, highest: number): number | undefined {
  const count = amountOf(text);
  return count !== undefined && count <= highest ? count : undefined;
}

function flagOf(text: string): true | undefined {
  return text === 'true' || text === '1' || text === 'on' ? true : undefined;
}

/** Removes undefined values, so that equal queries are equal objects. */
function compactQuery(query: ShopQuery): ShopQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** Whether a text can be the slug of a category or a brand. */
export const isFacetSlug = (text: string) => slug.test(text) && text.length <= longestSlug;

/**
 * Reads the query of a list from an address. Every address gives a list: invalid values are dropped or brought into range,
 * all three digit sets are read, repeated parameters are joined with comma-separated ones, and a reversed price range is
 * swapped. `facets` has the parts of a path after `/shop`: a category, and a brand of it.
 */
export function parseShopQuery(raw: RawQuery): ShopQuery {
  const first = (name: string) => textsOf(raw[name])[0] ?? '';
  const list = (name: ListFacet) =>
    textsOf(raw[name]).flatMap((text) => text.split(',').map((one) => one.trim()));
  // Spreading cuts the text between characters; `slice` alone could cut a surrogate pair.
  const search = [...first('search')].slice(0, longestSearch).join('').trim() || undefined;
  const [category = first('category'), ofBrand] = textsOf(raw.facets);
  const [from, to] = [amountOf(first('priceFrom')), amountOf(first('priceTo'))];
  const isReversed = from !== undefined && to !== undefined && from > to;
  const sort = sorts.find((one) => one.sort === first('sort'))?.sort;
  const page = Math.min(parseWholeNumber(first('page')) ?? 1, highestPage);
  return compactQuery({
    search,
    category: isFacetSlug(category) ? category : undefined,
    brand: joinList((ofBrand === undefined ? list('brand') : [ofBrand]).filter((value) => slug.test(value))),
    colour: joinList(
      list('colour')
        .filter((value) => colour.test(value))
        .map((value) => `#${value.replace('#', '').toUpperCase()}`),
    ),
    attribute: joinList(list('attribute').filter(Boolean)),
    priceFrom: isReversed ? to : from,
    priceTo: isReversed ? from : to,
    monthlyTo: amountOf(first('monthlyTo')),
    months: countUpTo(first('months'), mostInstalments),
    prepayment: countUpTo(first('prepayment'), highestPrepaymentPercent),
    inStock: flagOf(first('inStock')),
    discounted: flagOf(first('discounted')),
    // The default sort is left out: `bestSelling` without a search text, relevance with one.
    sort: search || sort !== 'bestSelling' ? sort : undefined,
    // The parameter matters only for a search without a category, which a sort by price may limit to one.
    anyCategory: search && !category ? flagOf(first('anyCategory')) : undefined,
    page: page > 1 ? page : undefined,
  });
}

/** The query of an address: sorted names, no default values, colours without «#». Empty for all products. */
export function searchOfQuery(query: ShopQuery): string {
  const { colour: colours, ...others } = query;
  const named = { ...others, colour: colours?.replaceAll('#', '') };
  const pairs = Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * The canonical address of a list. A category, a brand and a brand of a category have a path of their own, which search engines
 * list; every other choice is a query of `/shop`.
 */
export function shopHref(query: ShopQuery): string {
  const { category, brand, page } = query;
  if (!isIndexable(query) || (!category && !brand)) return `/shop${searchOfQuery(query)}`;
  const path = category ? ['/shop', category, ...(brand ? [brand] : [])].join('/') : `/brand/${brand}`;
  return path + searchOfQuery({ page });
}

/** The sorts of a list. The first one is the default and is left out of the address. */
export function sortsOf({ search }: ShopQuery): { sort: ShopSort | undefined; title: string }[] {
  return search
    ? [{ sort: undefined, title: 'مرتبط‌ترین' }, ...sorts]
    : sorts.map((one) => (one.sort === 'bestSelling' ? { ...one, sort: undefined } : one));
}

/** The number of pages of a list. A capped list ends with its last full page. */
export function lastPageOf({
  total,
  totalIsCapped,
  pageSize,
}: Pick<ShopPage, 'total' | 'totalIsCapped' | 'pageSize'>): number {
  return Math.max(1, totalIsCapped ? Math.floor(total / pageSize) : Math.ceil(total / pageSize));
}

/** Changes some parameters of a query; undefined removes a parameter. The list returns to its first page. */
export function changeQuery(query: ShopQuery, change: ShopQuery): ShopQuery {
  const { page, ...rest } = { ...query, page: undefined, ...change };
  return compactQuery({ ...rest, page: page && page > 1 ? page : undefined });
}

/** Limits the list to a category; undefined means all categories. */
export function inCategory(query: ShopQuery, category: string | undefined): ShopQuery {
  return changeQuery(query, { category, anyCategory: query.search && !category ? true : undefined });
}

/** Adds a value to a facet, or removes it when it is chosen. */
export function toggleValue(query: ShopQuery, facet: ListFacet, value: string): ShopQuery {
  const chosen = listOf(query[facet]);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return changeQuery(query, { [facet]: joinList(next) });
}

/** Removes all filters. The search text, the category and the sort stay. */
export function withoutFilters({ search, category, anyCategory, sort }: ShopQuery): ShopQuery {
  return compactQuery({ search, category, anyCategory, sort });
}

/** The number of active filters. Each value counts; a price range counts once. */
export function countFilters(query: ShopQuery): number {
  const values = [query.brand, query.colour, query.attribute].flatMap(listOf).length;
  const range = query.priceFrom !== undefined || query.priceTo !== undefined;
  return values + [range, query.monthlyTo, query.inStock, query.discounted].filter(Boolean).length;
}

/**
 * Whether search engines may index a list: all products, a category, a brand, or a brand in a category. Search texts and
 * other combinations would be endless.
 */
export function isIndexable(query: ShopQuery): boolean {
  const filters = countFilters(query);
  const oneBrand = filters === 1 && query.brand !== undefined;
  const plain = !query.search && !query.sort && !query.months && !query.prepayment;
  return plain && (filters === 0 || oneBrand);
}
