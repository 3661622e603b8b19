import type { GetServerSideProps } from 'next';
import { ShopScreen } from '@/components/browse/list/ShopScreen';
import type { ShopData } from '@/components/browse/list/shopData';
import { TooManySearches } from '@/components/browse/list/TooManySearches';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { ShopPage, ShopQuery } from '@/contract/list';
import type { ProductCard } from '@/contract/product';
import {
  changeQuery,
  isFacetSlug,
  isIndexable,
  lastPageOf,
  parseShopQuery,
  shopHref,
} from '@/rules/shopQuery';
import { createServerApi, toFailure } from '@/services/http/api';
import { findNamedFacets } from '@/services/server/namedFacets';
import type { SiteProps } from '@/services/server/pageData';
import { readShopPage, readSite } from '@/services/server/shopCache';

type Props = SiteProps & {
  shop: ShopData | null;
  /** Whether the rate limit of searches refused the visitor. */
  refused: boolean;
};

/** `Retry-After` header when the backend does not answer or refuses. */
const retryAfterSeconds = '30';

const maxSuggested = 4;

/** Most parts of a path after `/shop`: a category and a brand. */
const mostFacets = 2;

const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const { query: raw, params, resolvedUrl, req, res } = context;
  // The parts of `/shop/…`, or the last one of `/brand/…`.
  const { path: facets = [], slug: brand } = params ?? {};
  const inPath = [facets, brand ?? []].flat();
  if (facets.length > mostFacets) return { notFound: true };
  if (!inPath.every(isFacetSlug)) return redirectToNamed(facets, brand);
  const query = parseShopQuery({ ...raw, facets, ...(brand !== undefined && { brand }) });
  // The choices that have a path of their own redirect to it, and a path with further choices to their query.
  const address = shopHref(query);
  if (pathOf(address) !== pathOf(resolvedUrl)) {
    return { redirect: { destination: address, permanent: true } };
  }
  // `instrumentationNode.ts` sets this header, so that the backend counts searches by the visitor's address.
  const visitor = req.headers['x-forwarded-for']?.toString();
  const [site, list] = await Promise.allSettled([readSite(), readShopPage(query, visitor)]);
  const shell = { site: site.status === 'fulfilled' ? site.value : null, renderedAt: Date.now() };
  if (shell.site === null || list.status === 'rejected') {
    const refused = list.status === 'rejected' && toFailure(list.reason).status === 429;
    res.statusCode = refused ? 429 : 503;
    res.setHeader('Retry-After', retryAfterSeconds);
    return { props: { ...shell, shop: null, refused } };
  }
  if (list.value === null || isUnknownBrand(query, list.value)) return { notFound: true };
  const page = lastPageOf(list.value);
  // A page number beyond the last page redirects to the last page.
  if (list.value.page > page) {
    return { redirect: { destination: shopHref(changeQuery(query, { page })), permanent: false } };
  }
  const suggested = await readSuggested(query, list.value);
  return { props: { ...shell, shop: { query, list: list.value, suggested }, refused: false } };
};

/** Whether a path names a brand that the shop does not have. */
const isUnknownBrand = (query: ShopQuery, { total, facets }: ShopPage) =>
  isIndexable(query) &&
  query.brand !== undefined &&
  total === 0 &&
  !facets.brands.some(({ value }) => value === query.brand);

/** The path of a category or a brand whose name stands in an address in the place of its slug, Persian or in other letters. */
async function redirectToNamed(facets: string | string[], brand: string | string[] | undefined) {
  const query = await findNamedFacets(createServerApi(), [facets].flat(), brand && String(brand));
  return query
    ? { redirect: { destination: shopHref(query), permanent: true } }
    : { notFound: true as const };
}

/** Best sellers for a search without results. Empty when loading them fails. */
async function readSuggested({ search }: ShopQuery, { total }: ShopPage): Promise<ProductCard[]> {
  if (!search || total > 0) return [];
  const bestSelling = await readShopPage({}).catch(() => null);
  return bestSelling?.products.slice(0, maxSuggested) ?? [];
}

export default function ShopListPage({ site, shop, refused }: Props) {
  if (refused) return <TooManySearches />;
  return site && shop ? <ShopScreen site={site} {...shop} /> : <Unreachable />;
}
