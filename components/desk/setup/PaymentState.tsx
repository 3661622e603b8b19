import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Note } from '@/components/ui/kit/Note';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import type { SiteGateway } from '@/contract/desk/site';
import { useDeskRead } from '@/hooks/desk';

function stateOf(gateways: readonly SiteGateway[]) {
  const accepted = gateways.filter((gateway) => gateway.accepted);
  if (gateways.length === 0)
    return {
      kind: 'warning' as const,
      text: 'هیچ درگاهی وصل نیست و مشتری فقط با کیف پول می‌تواند بپردازد. درگاه را در «اتصال‌ها» روشن کنید.',
    };
  if (accepted.length === 0)
    return {
      kind: 'warning' as const,
      text: 'درگاهی که وصل است در «مشخصات فروشگاه» فعال نیست و مشتری فقط با کیف پول می‌تواند بپردازد.',
    };
  return {
    kind: 'success' as const,
    text: `مشتری با این درگاه‌ها می‌پردازد: ${accepted.map(({ title }) => title).join('، ')}.`,
  };
}

/** Says with which gateways shoppers can pay now, and where that is changed. */
export function PaymentState() {
  const { data, failure, reload } = useDeskRead('siteGateways', {});
  if (failure && !data) return <LoadFailure name="فهرست درگاه‌ها" failure={failure} onRetry={reload} />;
  if (!data) return null;
  const { kind, text } = stateOf(data);
  return (
    <Note kind={kind}>
      {text}
      {data.length > 0 && (
        <>
          {' '}
          <Link href="/admin/customize?part=company">تغییر در «مشخصات فروشگاه»</Link>
        </>
      )}
    </Note>
  );
}
