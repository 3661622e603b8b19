import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { Note } from '@/components/ui/kit/Note';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { useDeskRead } from '@/hooks/desk';

/** The gateways that shoppers may pay with, among those that the server has set up. */
export function GatewayChoice() {
  const { data, failure, reload } = useDeskRead('siteGateways', {});
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'validGateways' });
  const chosen: string[] = field.value ?? [];
  const choose = (code: string, on: boolean) =>
    field.onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code));
  if (failure && !data) return <LoadFailure name="فهرست درگاه‌ها" failure={failure} onRetry={reload} />;
  return (
    <fieldset>
      <Text as="legend" size="small" ink="muted" weight="medium">
        درگاه‌های فعال پرداخت
      </Text>
      {data?.length === 0 && <Note kind="warning">روی سرور هیچ درگاهی راه‌اندازی نشده است.</Note>}
      <Row wrap gap={4}>
        {data?.map(({ code, title }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            onChange={({ currentTarget }) => choose(code, currentTarget.checked)}
          >
            {title}
          </Checkbox>
        ))}
      </Row>
      {data && chosen.length === 0 && (
        <Note kind="warning">بدون درگاه فعال، مشتری فقط با کیف پول می‌تواند بپردازد.</Note>
      )}
    </fieldset>
  );
}
