import type { GetStaticProps } from 'next';
import { BetaScreen } from '@/components/credit/betaLoan/BetaScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { BetaProgramme } from '@/contract/betaLoan';
import { fetchBetaProgramme } from '@/services/betaLoan';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { programme: BetaProgramme | null };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ programme: await fetchBetaProgramme(api) }));

export default function BetaPage({ site, programme }: Partial<Data> & SiteProps) {
  return site && programme !== undefined ? <BetaScreen site={site} programme={programme} /> : <Unreachable />;
}
