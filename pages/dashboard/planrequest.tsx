import type { GetStaticProps } from 'next';
import { TrackerScreen } from '@/components/credit/planRequest/tracker/TrackerScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the page is the same for everybody, and the browser loads the customer's data. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default TrackerScreen;
