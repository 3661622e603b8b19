import type { GetServerSideProps } from 'next';
import MaintenanceScreen from '@/components/layout/frame/MaintenanceScreen';
import { loadPage, type SiteProps } from '@/services/server/pageData';

/** `Retry-After` in seconds when the maintenance has no set end. */
const defaultRetryAfterSeconds = 600;

/** `proxy.ts` rewrites every page to this one during maintenance. Otherwise it redirects to the home page. */
export const getServerSideProps: GetServerSideProps<SiteProps> = async ({ res }) => {
  const props = await loadPage(async () => ({}));
  const company = props.site.company;
  if (!company.maintenanceMode) return { redirect: { destination: '/', permanent: false } };
  const endsAt = Date.parse(company.maintenanceModeExpDateTime ?? '');
  const seconds = Math.ceil((endsAt - Date.now()) / 1000);
  res.statusCode = 503;
  res.setHeader('Retry-After', String(seconds > 0 ? seconds : defaultRetryAfterSeconds));
  res.setHeader('Cache-Control', 'no-store');
  return { props };
};

export default function MaintenancePage({ site }: SiteProps) {
  return site && <MaintenanceScreen company={site.company} />;
}
