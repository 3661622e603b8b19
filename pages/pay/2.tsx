import type { GetStaticProps } from 'next';
import { SummaryScreen } from '@/components/buy/payment/SummaryScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default SummaryScreen;
