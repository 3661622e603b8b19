import type { GetStaticProps } from 'next';
import { PaymentResultScreen } from '@/components/buy/payment/PaymentResultScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** The path is misspelt in the specification, and the gateways know it so. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default PaymentResultScreen;
