import type { GetStaticProps } from 'next';
import { OrderNotice } from '@/components/order/OrderNotice';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function OrderPage({ site }: SiteProps) {
  return <OrderNotice tell={site?.company.companyAddresses[0]?.tell ?? null} />;
}
