import { type FormEvent, useState } from 'react';
import { CheckboxField } from '@/components/ui/form/CheckboxField';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Note } from '@/components/ui/kit/Note';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useChange } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { formError } from '@/store/formState';
import { selectProfile } from '@/store/profile';

/** Asks the bureau for the customer's score. The consent comes first and is stored with its moment. */
export function AskScore() {
  const profile = useAppSelector(selectProfile);
  const asking = useChange('askCreditScore');
  const [consents, setConsents] = useState(false);
  const [wasForgotten, setForgotten] = useState(false);
  const error = wasForgotten && !consents ? 'برای ادامه، رضایت خود را تیک بزنید.' : formError(asking);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asking.saving) return;
    setForgotten(!consents);
    if (consents) asking.send({ consent: true });
    else event.currentTarget.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
  }

  if (profile && !profile.nationalCode) {
    return (
      <Note kind="warning">
        برای اعتبارسنجی، نام و کد ملی شما لازم است. <Link href="/dashboard/profile">تکمیل مشخصات</Link>
      </Note>
    );
  }
  return (
    <Stack as="form" gap={2} align="start" onSubmit={submit} noValidate aria-label="اعتبارسنجی">
      <Text size="small" ink="muted">
        امتیاز شما یک بار با کد ملی حسابتان پرسیده و ۳۰ روز نگه داشته می‌شود. فقط شما و کارشناس بررسی آن را
        می‌بینید و با حذف حساب پاک می‌شود.
      </Text>
      <CheckboxField
        checked={consents}
        error={error}
        onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
      >
        با استعلام امتیاز اعتباری خود موافقم
      </CheckboxField>
      <SubmitButton busy={asking.saving} busyText="در حال استعلام…">
        دریافت امتیاز
      </SubmitButton>
    </Stack>
  );
}
