import type { GetStaticProps } from 'next';
import { CreditGatewayScreen } from '@/components/buy/payment/CreditGatewayScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function DigipayPage() {
  return <CreditGatewayScreen code="digipay" title="دیجی‌پی" path="/digiPay" />;
}
