import type { GetStaticProps } from 'next';
import { OverviewScreen } from '@/components/dashboard/OverviewScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** The page is a shell: whose dashboard it is, only the browser knows. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default OverviewScreen;
