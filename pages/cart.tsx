import type { GetStaticProps } from 'next';
import { BasketScreen } from '@/components/buy/basket/BasketScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the page is the same for everybody, and the browser loads the basket. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default BasketScreen;
