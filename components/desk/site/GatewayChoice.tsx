import { useWatch } from 'react-hook-form';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { Note } from '@/components/ui/kit/Note';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { useDeskRead } from '@/hooks/desk';

/** The gateways that shoppers may pay with, among those that the server has set up. */
export function GatewayChoice() {
  const { data, failure, reload } = useDeskRead('siteGateways', {});
  const chosen: string[] = useWatch({ name: 'validGateways' }) ?? [];
  if (failure && !data) return <LoadFailure name="فهرست درگاه‌ها" failure={failure} onRetry={reload} />;
  return (
    <div>
      <FormChecks
        name="validGateways"
        label="درگاه‌های فعال پرداخت"
        choices={(data ?? []).map(({ code, title }) => ({ value: code, title }))}
      />
      {data?.length === 0 && (
        <Note kind="warning">هنوز هیچ درگاهی وصل نیست. آن را در «راه‌اندازی»، بخش «اتصال‌ها» روشن کنید.</Note>
      )}
      {data && chosen.length === 0 && (
        <Note kind="warning">بدون درگاه فعال، مشتری فقط با کیف پول می‌تواند بپردازد.</Note>
      )}
    </div>
  );
}
