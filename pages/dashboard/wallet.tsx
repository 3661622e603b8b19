import type { GetStaticProps } from 'next';
import { WalletScreen } from '@/components/buy/wallet/WalletScreen';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default WalletScreen;
