import type { GetStaticProps } from 'next';
import { ResponseScreen } from '@/components/buy/payment/ResponseScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default ResponseScreen;
