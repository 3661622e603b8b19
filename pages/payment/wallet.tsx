import type { GetStaticProps } from 'next';
import { RechargeScreen } from '@/components/buy/payment/RechargeScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default RechargeScreen;
