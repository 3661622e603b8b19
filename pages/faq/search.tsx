import type { GetServerSideProps } from 'next';
import { FaqScreen } from '@/components/browse/faq/FaqScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import { longestSearch } from '@/contract/firstLoad/searchLimits';
import type { FaqGroup } from '@/contract/site';
import { loadPage, type SiteProps } from '@/services/server/pageData';
import { fetchFaq } from '@/services/site';

type Data = { groups: FaqGroup[] };
type Props = SiteProps & Partial<Data> & { query: string };

/** `Retry-After` header in seconds when the backend does not answer. */
const retryAfterSeconds = '30';

/** The answer to the search form of `/faq` in a browser without JavaScript. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ query: { q = '' }, res }) => {
  const query = [q].flat().join(' ').slice(0, longestSearch);
  try {
    return { props: { ...(await loadPage<Data>(async (api) => ({ groups: await fetchFaq(api) }))), query } };
  } catch {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfterSeconds);
    return { props: { site: null, renderedAt: Date.now(), query } };
  }
};

export default function FaqSearchPage({ site, groups, query }: Props) {
  return site && groups ? (
    <FaqScreen key={query} site={site} groups={groups} query={query} />
  ) : (
    <Unreachable />
  );
}
