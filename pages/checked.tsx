import type { GetStaticProps } from 'next';
import { CheckedScreen } from '@/components/credit/cheque/CheckedScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { ListedPlan } from '@/contract/facility';
import { fetchPlans } from '@/services/facility';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { plans: ListedPlan[] };

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = () =>
  staticPage(async (api) => ({ plans: (await fetchPlans(api)).filter(({ cheque }) => cheque !== null) }));

export default function CheckedPage({ site, plans, renderedAt }: Partial<Data> & SiteProps) {
  return site && plans ? (
    <CheckedScreen site={site} plans={plans} renderedAt={renderedAt} />
  ) : (
    <Unreachable />
  );
}
