import type { GetStaticProps } from 'next';
import { LoginScreen } from '@/components/session/LoginScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default LoginScreen;
