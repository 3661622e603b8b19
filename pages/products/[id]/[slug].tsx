import type { GetStaticPaths, GetStaticProps } from 'next';
import { ProductScreen } from '@/components/browse/product/ProductScreen';
import type { ProductPageView } from '@/contract/view';
import { toFailure } from '@/services/http/api';
import { fetchProduct } from '@/services/product';
import { gonePath } from '@/services/server/gonePath';
import { attachReviews } from '@/services/server/newestReviews';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { revalidateSeconds } from '@/services/server/pageLifetime';

/** The build renders no product pages: each is rendered on its first visit and then cached. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Partial<ProductPageView> & SiteProps> = async ({ params }) => {
  const id = Number(params?.id);
  if (!/^\d{1,9}$/.test(String(params?.id)) || id < 1) return { notFound: true };
  const result = await staticPage(async (api) => {
    const page = await fetchProduct(api, id);
    await attachReviews(api, page.product);
    return page;
  }).catch((error: unknown) => {
    if (toFailure(error).status !== 410) throw error;
    return { redirect: { destination: gonePath(id), permanent: false }, revalidate: revalidateSeconds };
  });
  if (!('props' in result)) return result;
  const props = await result.props;
  if (props.product && props.product.slug !== params?.slug) {
    return {
      redirect: { destination: `/products/${id}/${props.product.slug}`, permanent: true },
      revalidate: 60,
    };
  }
  return { ...result, props };
};

export default function ProductRoute({
  site,
  product,
  similar = [],
  renderedAt,
}: Partial<ProductPageView> & SiteProps) {
  return site && product ? (
    <ProductScreen key={product.id} product={product} similar={similar} site={site} renderedAt={renderedAt} />
  ) : null;
}
