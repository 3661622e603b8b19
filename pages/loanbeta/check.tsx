import type { GetStaticProps } from 'next';
import { CheckScreen } from '@/components/credit/betaLoan/CheckScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { BetaProgramme } from '@/contract/betaLoan';
import { fetchBetaProgramme } from '@/services/betaLoan';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { programme: BetaProgramme | null };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ programme: await fetchBetaProgramme(api) }));

export default function BetaCheckPage({ programme }: Partial<Data> & SiteProps) {
  return programme !== undefined ? <CheckScreen programme={programme} /> : <Unreachable />;
}
