import type { GetStaticProps } from 'next';
import { GuideScreen } from '@/components/credit/loanPlan/GuideScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { LoanPlan } from '@/contract/planRequest';
import { fetchLoanPlans } from '@/services/planRequest';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { plans: LoanPlan[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ plans: await fetchLoanPlans(api) }));

export default function PlanLoanGuidePage({ site, plans, renderedAt }: Partial<Data> & SiteProps) {
  return site && plans ? <GuideScreen site={site} plans={plans} renderedAt={renderedAt} /> : <Unreachable />;
}
