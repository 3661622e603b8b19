import type { GetStaticProps } from 'next';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** The page is a shell: whose it is, only the browser knows. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default ProfileScreen;
