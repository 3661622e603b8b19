import type { GetStaticProps } from 'next';
import { GuestNotice } from '@/components/layout/GuestNotice';
import { type SiteProps, staticPage } from '@/services/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function LoginPage({ site }: SiteProps) {
  return <GuestNotice tell={site?.company.companyAddresses[0]?.tell ?? null} />;
}
