import type { GetServerSideProps } from 'next';
import { Unreachable } from '@/components/layout/Unreachable';
import { type ShopData, ShopScreen } from '@/components/shop/ShopScreen';
import type { SiteProps } from '@/services/pageData';
import { readShopPage, readSite } from '@/services/shopCache';
import { changeQuery, lastPageOf, parseShopQuery, shopHref } from '@/utils/shopQuery';

type Props = SiteProps & { shop: ShopData | null };

/** Seconds after which a shop that does not answer may be asked again. */
const retryAfter = '30';

export const getServerSideProps: GetServerSideProps<Props> = async ({ query: raw, res }) => {
  const query = parseShopQuery(raw);
  const [site, list] = await Promise.allSettled([readSite(), readShopPage(query)]);
  const shell = { site: site.status === 'fulfilled' ? site.value : null, renderedAt: Date.now() };
  if (shell.site === null || list.status === 'rejected') {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfter);
    return { props: { ...shell, shop: null } };
  }
  if (list.value === null) return { notFound: true };
  const page = lastPageOf(list.value);
  // An address beyond the last page leads to it.
  if (list.value.page > page) {
    return { redirect: { destination: shopHref(changeQuery(query, { page })), permanent: false } };
  }
  return { props: { ...shell, shop: { query, list: list.value } } };
};

export default function ShopPage({ site, shop }: Props) {
  return site && shop ? <ShopScreen site={site} {...shop} /> : <Unreachable />;
}
