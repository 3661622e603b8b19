import type { GetStaticProps } from 'next';
import { LeasingScreen } from '@/components/credit/leasing/LeasingScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { LeasingPlan } from '@/contract/leasing';
import { fetchLeasingPlans } from '@/services/leasing';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { plans: LeasingPlan[] };

/** A shell with the public plans. The browser loads the customer's request. */
export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ plans: await fetchLeasingPlans(api) }));

export default function LeasingLoanRequestPage({ site, plans, renderedAt }: Partial<Data> & SiteProps) {
  return site && plans ? (
    <LeasingScreen site={site} plans={plans} renderedAt={renderedAt} />
  ) : (
    <Unreachable />
  );
}
