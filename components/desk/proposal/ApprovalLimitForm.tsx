import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { useCommand } from '@/components/desk/kit/useCommand';
import { TextField } from '@/components/ui/kit/Field';
import { Note } from '@/components/ui/kit/Note';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { useMayChange } from '@/hooks/deskRights';
import { toLatinDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';

/** The amount above which a refund or a pay-out needs a second operator. Owners change it; another one accepts a higher one. */
export function ApprovalLimitForm({ limit }: { limit: number | null }) {
  const { send, saving, failure, isProposed } = useCommand();
  const [value, setValue] = useState(limit);
  const mayChange = useMayChange('setup');
  return (
    <Card
      gap={3}
      as="form"
      noValidate
      aria-labelledby="approval-limit"
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        if (!saving) send({ what: 'approvalLimit', limit: value });
      }}
    >
      <Heading id="approval-limit">تأیید نفر دوم</Heading>
      <Text size="small" ink="muted">
        {limit === null
          ? 'اکنون هر برگشت وجه و پرداخت وام با تصمیم یک ناظر انجام می‌شود.'
          : `برگشت وجه و پرداخت وام بیش از ${formatToman(limit)} تا پذیرش ناظر دوم انجام نمی‌شود. تا وقتی جز شما کسی این حق را ندارد، همان لحظه انجام می‌شود.`}
      </Text>
      {mayChange && (
        <>
          <ChangeFailure failure={failure} />
          {isProposed && (
            <Note kind="warning">
              این حد هنوز عوض نشده است. در «در انتظار تأیید» می‌ماند تا صاحب دیگر فروشگاه آن را بپذیرد.
            </Note>
          )}
          <TextField
            label="بیشتر از این مبلغ (تومان)"
            hint="خالی: تأیید نفر دوم لازم نیست. کم کردن حد همان لحظه انجام می‌شود؛ زیاد کردن یا برداشتن آن تأیید صاحب دیگر فروشگاه را می‌خواهد."
            digits
            maxLength={18}
            value={value === null ? '' : formatNumber(value)}
            onChange={({ currentTarget }) => {
              const digits = toLatinDigits(currentTarget.value).replaceAll(/\D/g, '');
              setValue(digits === '' ? null : Number(digits));
            }}
          />
          <div>
            <SubmitButton busy={saving} busyText="در حال ذخیره…">
              ذخیره
            </SubmitButton>
          </div>
        </>
      )}
    </Card>
  );
}
