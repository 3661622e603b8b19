import type { GetStaticProps } from 'next';
import { InvoiceScreen } from '@/components/buy/invoice/InvoiceScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default InvoiceScreen;
