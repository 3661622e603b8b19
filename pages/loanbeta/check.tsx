import type { GetStaticProps } from 'next';
import { CheckScreen } from '@/components/betaLoan/CheckScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the browser asks for the registration. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default CheckScreen;
