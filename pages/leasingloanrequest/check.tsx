import type { GetStaticProps } from 'next';
import { LeasingChequesScreen } from '@/components/credit/leasing/LeasingChequesScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the page is the same for everybody, and the browser loads the customer's data. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default LeasingChequesScreen;
