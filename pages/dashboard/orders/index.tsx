import type { GetStaticProps } from 'next';
import { OrdersScreen } from '@/components/buy/order/list/OrdersScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default OrdersScreen;
