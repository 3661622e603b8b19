import type { GetServerSideProps } from 'next';
import { RemovedProductScreen } from '@/components/browse/product/RemovedProductScreen';
import type { RemovedProduct } from '@/contract/product';
import { toFailure } from '@/services/http/api';
import { fetchRemovedProduct } from '@/services/product';
import { isGonePath } from '@/services/server/gonePath';
import { loadPage, type SiteProps } from '@/services/server/pageData';

type Props = SiteProps & { removed: RemovedProduct };

export const getServerSideProps: GetServerSideProps<Props> = async ({ params, req, res }) => {
  if (!isGonePath(`/products/${params?.id}`)) return { notFound: true };
  try {
    const props = await loadPage(async (api) => ({
      removed: await fetchRemovedProduct(api, Number(params?.id)),
    }));
    // A soft navigation would take another status for a failure.
    if (!req.headers['x-nextjs-data']) res.statusCode = 410;
    return { props };
  } catch (error) {
    if (toFailure(error).status === 404) return { notFound: true };
    throw error;
  }
};

export default function GonePage({ removed }: Props) {
  return <RemovedProductScreen {...removed} />;
}
