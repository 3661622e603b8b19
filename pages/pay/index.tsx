import type { GetStaticProps } from 'next';
import { BillScreen } from '@/components/buy/payment/BillScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default BillScreen;
