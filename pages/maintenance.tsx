import type { GetServerSideProps } from 'next';
import MaintenanceScreen from '@/components/layout/MaintenanceScreen';
import { loadPage, type SiteProps } from '@/services/server/pageData';

/** Told to crawlers, seconds, when no end is set. */
const retryAfter = 600;

/** Where `proxy.ts` sends every page during maintenance; outside of it, only a way back home. */
export const getServerSideProps: GetServerSideProps<SiteProps> = async ({ res }) => {
  const props = await loadPage(async () => ({}));
  const company = props.site.company;
  if (!company.maintenanceMode) return { redirect: { destination: '/', permanent: false } };
  const endsAt = Date.parse(company.maintenanceModeExpDateTime ?? '');
  const seconds = Math.ceil((endsAt - Date.now()) / 1000);
  res.statusCode = 503;
  res.setHeader('Retry-After', String(seconds > 0 ? seconds : retryAfter));
  res.setHeader('Cache-Control', 'no-store');
  return { props };
};

export default function MaintenancePage({ site }: SiteProps) {
  return site && <MaintenanceScreen company={site.company} />;
}
