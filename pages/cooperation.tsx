import type { GetStaticProps } from 'next';
import { CooperationLanding } from '@/components/credit/cooperation/CooperationLanding';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { MerchantDocument } from '@/contract/cooperation';
import { fetchMerchantDocuments } from '@/services/cooperation';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { documents: MerchantDocument[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ documents: await fetchMerchantDocuments(api) }));

export default function CooperationPage({ site, documents }: Partial<Data> & SiteProps) {
  return site && documents ? <CooperationLanding site={site} documents={documents} /> : <Unreachable />;
}
