import type { GetServerSideProps } from 'next';
import { UnknownPage } from '@/components/account/dashboard/UnknownPage';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { SiteProps } from '@/services/server/pageData';
import { loadShell } from '@/services/server/shellPage';

export const getServerSideProps: GetServerSideProps<SiteProps> = async (context) => ({
  props: await loadShell(context, false),
});

export default function UnknownDashboardPage({ site }: SiteProps) {
  return site ? <UnknownPage /> : <Unreachable />;
}
