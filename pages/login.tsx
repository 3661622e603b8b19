import type { GetStaticProps } from 'next';
import { LoginScreen } from '@/components/account/session/LoginScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default LoginScreen;
