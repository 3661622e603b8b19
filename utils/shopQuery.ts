import { highestPage, longestFacet, longestSearch, longestSlug } from '@/contract/limits';
import type { ShopPage, ShopQuery, ShopSort } from '@/contract/shop';
import { parseWholeNumber } from './digits';

/** Values of an address as the router gives them. */
type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Facets of which several values can be chosen. */
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

/** Sorted, without repeats, and no longer than the contract allows; undefined when nothing is left. */
function joinList(values: readonly string[]): string | undefined {
  let text = '';
  for (const value of [...new Set(values)].sort()) {
    const longer = text ? `${text},${value}` : value;
    if (longer.length <= longestFacet) text = longer;
  }
  return text || undefined;
}

/** Texts in which every run of spaces and control characters is one space. */
function textsOf(raw: string | readonly string[] | undefined): string[] {
  return (typeof raw === 'string' ? [raw] : (raw ?? [])).map((text) =>
    text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  );
}

function amountOf(text: string): number | undefined {
  return parseWholeNumber(text) || undefined;
}

function flagOf(text: string): true | undefined {
  return text === 'true' || text === '1' || text === 'on' ? true : undefined;
}

/** Drops what is not set, so that equal queries are equal objects. */
function compactQuery(query: ShopQuery): ShopQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/**
 * The list an address asks for. What it says wrongly is left out or brought into range, so that every address shows a
 * list: digits of the three sets are read, repeated and comma-separated values are one, a reversed price range is turned.
 */
export function parseShopQuery(raw: RawQuery): ShopQuery {
  const first = (name: string) => textsOf(raw[name])[0] ?? '';
  const list = (name: ListFacet) =>
    textsOf(raw[name]).flatMap((text) => text.split(',').map((one) => one.trim()));
  // By characters, so that none is cut in two.
  const search = [...first('search')].slice(0, longestSearch).join('').trim() || undefined;
  const category = first('category');
  const [from, to] = [amountOf(first('priceFrom')), amountOf(first('priceTo'))];
  const turned = from !== undefined && to !== undefined && from > to;
  const sort = sorts.find((one) => one.sort === first('sort'))?.sort;
  const page = Math.min(parseWholeNumber(first('page')) ?? 1, highestPage);
  return compactQuery({
    search,
    category: slug.test(category) && category.length <= longestSlug ? category : undefined,
    brand: joinList(list('brand').filter((value) => slug.test(value))),
    colour: joinList(
      list('colour')
        .filter((value) => colour.test(value))
        .map((value) => `#${value.replace('#', '').toUpperCase()}`),
    ),
    attribute: joinList(list('attribute').filter(Boolean)),
    priceFrom: turned ? to : from,
    priceTo: turned ? from : to,
    monthlyTo: amountOf(first('monthlyTo')),
    inStock: flagOf(first('inStock')),
    discounted: flagOf(first('discounted')),
    // Without a search text the first sort is the default and not said; with one, relevance is.
    sort: search || sort !== 'bestSelling' ? sort : undefined,
    // Only a search sorted by price is kept to a category by itself («گوشی ارزان» is, too).
    anyCategory: search && !category ? flagOf(first('anyCategory')) : undefined,
    page: page > 1 ? page : undefined,
  });
}

/** The one address of a list: names in order, defaults left out, colours without their «#». */
export function shopHref(query: ShopQuery): string {
  const { colour: colours, ...rest } = query;
  const named = { ...rest, colour: colours?.replaceAll('#', '') };
  const pairs = Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`);
  return pairs.length > 0 ? `/shop?${pairs.join('&')}` : '/shop';
}

/** The sorts a list offers; the first is its default and is not said in the address. */
export function sortsOf({ search }: ShopQuery): { sort: ShopSort | undefined; title: string }[] {
  return search
    ? [{ sort: undefined, title: 'مرتبط‌ترین' }, ...sorts]
    : sorts.map((one) => (one.sort === 'bestSelling' ? { ...one, sort: undefined } : one));
}

/** How many pages a list has; the last of a capped list would not be full, so it is not offered. */
export function lastPageOf({
  total,
  totalIsCapped,
  pageSize,
}: Pick<ShopPage, 'total' | 'totalIsCapped' | 'pageSize'>): number {
  return Math.max(1, totalIsCapped ? Math.floor(total / pageSize) : Math.ceil(total / pageSize));
}

/** The query with some parts changed (undefined removes one). A changed list starts at its first page. */
export function changeQuery(query: ShopQuery, change: ShopQuery): ShopQuery {
  const { page, ...rest } = { ...query, page: undefined, ...change };
  return compactQuery({ ...rest, page: page && page > 1 ? page : undefined });
}

/** The list in this category, or in all of them. */
export function inCategory(query: ShopQuery, category: string | undefined): ShopQuery {
  return changeQuery(query, { category, anyCategory: query.search && !category ? true : undefined });
}

/** Chooses a value of a list facet, or lets it go. */
export function toggleValue(query: ShopQuery, facet: ListFacet, value: string): ShopQuery {
  const chosen = listOf(query[facet]);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return changeQuery(query, { [facet]: joinList(next) });
}

/** The list without its filters: its search text, category (or none) and sort stay. */
export function withoutFilters({ search, category, anyCategory, sort }: ShopQuery): ShopQuery {
  return compactQuery({ search, category, anyCategory, sort });
}

/** How many filters narrow the list: each value counts, a price range once. */
export function countFilters(query: ShopQuery): number {
  const values = [query.brand, query.colour, query.attribute].flatMap(listOf).length;
  const range = query.priceFrom !== undefined || query.priceTo !== undefined;
  return values + [range, query.monthlyTo, query.inStock, query.discounted].filter(Boolean).length;
}

/**
 * Whether search engines should keep a list: all goods, a category, a brand, or a brand in a category. Texts and deeper
 * combinations are without number.
 */
export function isIndexable(query: ShopQuery): boolean {
  const filters = countFilters(query);
  const oneBrand = filters === 1 && query.brand !== undefined;
  return !query.search && !query.sort && (filters === 0 || oneBrand);
}
