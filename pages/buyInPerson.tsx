import type { GetStaticProps } from 'next';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import { BranchesScreen } from '@/components/layout/site/BranchesScreen';
import type { Branch } from '@/contract/site';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { fetchBranches } from '@/services/site';

type Data = { branches: Branch[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ branches: await fetchBranches(api) }));

export default function BuyInPersonPage({ site, branches }: Partial<Data> & SiteProps) {
  return site && branches ? <BranchesScreen site={site} branches={branches} /> : <Unreachable />;
}
