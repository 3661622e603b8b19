import type { GetServerSideProps } from 'next';
import { CompareScreen } from '@/components/browse/compare/CompareScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { ComparisonView } from '@/contract/view';
import { parseCompareIds } from '@/rules/compareQuery';
import { fetchComparison } from '@/services/product';
import { loadPage, type SiteProps } from '@/services/server/pageData';

type Data = { comparison: ComparisonView };

/** `Retry-After` header in seconds when the backend does not answer. */
const retryAfterSeconds = '30';

export const getServerSideProps: GetServerSideProps<SiteProps & Partial<Data>> = async ({ query, res }) => {
  const ids = parseCompareIds(query.ids);
  try {
    const props = await loadPage<Data>(async (api) => ({
      comparison: ids.length > 0 ? await fetchComparison(api, ids) : { products: [], similar: [] },
    }));
    return { props };
  } catch {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfterSeconds);
    return { props: { site: null, renderedAt: Date.now() } };
  }
};

export default function ComparePage({ site, comparison }: SiteProps & Partial<Data>) {
  return site && comparison ? <CompareScreen {...comparison} /> : <Unreachable />;
}
