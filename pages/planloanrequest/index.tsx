import type { GetStaticProps } from 'next';
import { RequestScreen } from '@/components/credit/planRequest/form/RequestScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { LoanPlan } from '@/contract/planRequest';
import { fetchLoanPlans } from '@/services/planRequest';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { plans: LoanPlan[] };

/** A shell with the public plans. The browser loads the customer's request. */
export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ plans: await fetchLoanPlans(api) }));

export default function PlanLoanRequestPage({ plans }: Partial<Data> & SiteProps) {
  return plans ? <RequestScreen plans={plans} /> : <Unreachable />;
}
