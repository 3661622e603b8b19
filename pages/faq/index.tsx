import type { GetStaticProps } from 'next';
import { FaqScreen } from '@/components/browse/faq/FaqScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { FaqGroup } from '@/contract/site';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { fetchFaq } from '@/services/site';

type Data = { groups: FaqGroup[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ groups: await fetchFaq(api) }));

export default function FaqPage({ site, groups }: Partial<Data> & SiteProps) {
  return site && groups ? <FaqScreen site={site} groups={groups} /> : <Unreachable />;
}
