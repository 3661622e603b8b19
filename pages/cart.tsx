import type { GetStaticProps } from 'next';
import { BasketScreen } from '@/components/basket/BasketScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** The page is a shell: whose basket it is, only the browser knows. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default BasketScreen;
