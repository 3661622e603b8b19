import type { GetStaticProps } from 'next';
import { LandingScreen } from '@/components/credit/loanPlan/LandingScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { LoanPlan } from '@/contract/planRequest';
import { fetchLoanPlans } from '@/services/planRequest';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { plans: LoanPlan[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ plans: await fetchLoanPlans(api) }));

export default function LoanLandingPage({ site, plans }: Partial<Data> & SiteProps) {
  return site && plans ? <LandingScreen site={site} plans={plans} /> : <Unreachable />;
}
