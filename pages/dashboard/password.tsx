import type { GetStaticProps } from 'next';
import { PasswordScreen } from '@/components/profile/PasswordScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** The page is a shell: whose it is, only the browser knows. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default PasswordScreen;
