import type { GetStaticProps } from 'next';
import { CreditGatewayScreen } from '@/components/buy/payment/CreditGatewayScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function KeepaPage() {
  return <CreditGatewayScreen code="keepa" title="کیپا" path="/keepa" />;
}
