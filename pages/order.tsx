import type { GetStaticProps } from 'next';
import { CheckoutScreen } from '@/components/buy/checkout/CheckoutScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

/** A shell: the page is the same for everybody, and the browser loads basket, addresses and review. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default CheckoutScreen;
