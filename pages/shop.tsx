import type { GetServerSideProps } from 'next';
import { ShopScreen } from '@/components/browse/list/ShopScreen';
import type { ShopData } from '@/components/browse/list/shopData';
import { TooManySearches } from '@/components/browse/list/TooManySearches';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { ShopPage, ShopQuery } from '@/contract/list';
import type { ProductCard } from '@/contract/product';
import { changeQuery, lastPageOf, parseShopQuery, shopHref } from '@/rules/shopQuery';
import { toFailure } from '@/services/http/api';
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

export const getServerSideProps: GetServerSideProps<Props> = async ({ query: raw, req, res }) => {
  const query = parseShopQuery(raw);
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
  if (list.value === null) return { notFound: true };
  const page = lastPageOf(list.value);
  // A page number beyond the last page redirects to the last page.
  if (list.value.page > page) {
    return { redirect: { destination: shopHref(changeQuery(query, { page })), permanent: false } };
  }
  const suggested = await readSuggested(query, list.value);
  return { props: { ...shell, shop: { query, list: list.value, suggested }, refused: false } };
};

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
