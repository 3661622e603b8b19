import type { GetStaticProps } from 'next';
import { FormScreen } from '@/components/credit/planRequest/sheet/FormScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the page is the same for everybody, and the browser loads the customer's request. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default FormScreen;
