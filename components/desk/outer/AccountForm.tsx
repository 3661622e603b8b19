import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ChangeButton, SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormSwitch } from '@/components/desk/kit/fields';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { type DeskService, longestAccountValue, type WriteAccount } from '@/contract/desk/outerService';
import { useDeskChange } from '@/hooks/desk';

/** The button of the kinds that can be tried without a cost worth naming. */
const testTitles: Partial<Record<DeskService['kind'], string>> = {
  gateway: 'درگاه را بیازما',
  sms: 'پیامک آزمایشی بفرست',
  tax: 'ورود را بیازما',
};
const hints: Partial<Record<DeskService['kind'], string>> = {
  shop: 'درگاه مشتری را پس از پرداخت به این نشانی برمی‌گرداند.',
  gateway: 'مشخصات را از پنل همین درگاه بردارید. با روشن شدن یک درگاه واقعی، درگاه آزمایشی کنار می‌رود.',
  feed: 'با روشن شدن، این سایت کالاها و قیمت‌های فروشگاه را می‌خواند. نشانی‌ها در راهنمای پرداخت و فهرست‌هاست.',
  tax: 'گواهی را از یک مرکز صدور گواهی بگیرید و کلید عمومی آن را در کارپوشهٔ مالیاتی بارگذاری کنید.',
  sms: 'قالب‌ها را در پنل همین سامانه بسازید. هر بار یک سامانه روشن است.',
};
/** The shop's own address, which is most likely the one that is asked for. */
const ownAddress = () => (location.protocol === 'https:' ? location.origin : '');

type Props = { service: DeskService; canSeal: boolean; onClose: () => void };

/** Writes the account of the shop at an outer service, and tries it. Secrets that are stored are not shown and may stay empty. */
export function AccountForm({ service: { code, kind, title, active, fields }, canSeal, onClose }: Props) {
  const saving = useDeskChange('saveAccount');
  const test = useDeskChange('testService');
  const [defaultValues] = useState<WriteAccount>(() => ({
    active,
    values: Object.fromEntries(
      fields.map(({ name, value }) => [name, value || (kind === 'shop' ? ownAddress() : '')]),
    ),
  }));
  const form = useForm<WriteAccount>({ defaultValues });
  const { reset, getValues, formState } = form;
  useServerErrors(form.setError, saving.failure?.fields);
  useEffect(() => {
    if (saving.done) reset(getValues());
  }, [saving.done, reset, getValues]);
  const submit = form.handleSubmit((typed) => saving.send({ code, ...typed }));

  return (
    <FormProvider {...form}>
      <Stack as="form" gap={4} noValidate aria-label={title} onSubmit={submit}>
        <Card gap={4}>
          <Heading>{title}</Heading>
          {hints[kind] && (
            <Text size="small" ink="muted">
              {hints[kind]}
            </Text>
          )}
          {!canSeal && (
            <Note kind="warning">
              سرور هنوز کلیدها را نگه نمی‌دارد. متغیر AUTH_SECRET را در تنظیمات سرور بنویسید.
            </Note>
          )}
          <Grid minCell={260} gap={3}>
            {fields.map(({ name, title: label, secret, optional, long, filled }) => {
              const field = {
                name: `values.${name}`,
                label: optional ? `${label} (اختیاری)` : label,
                dir: 'ltr',
                autoComplete: 'off',
                maxLength: longestAccountValue,
                hint: secret && filled ? 'ثبت شده است. خالی بماند، همان می‌ماند.' : undefined,
              };
              if (long) return <FormTextArea key={name} {...field} rows={4} />;
              return <FormTextField key={name} {...field} type={secret ? 'password' : 'text'} />;
            })}
            <FormSwitch name="active" label="روشن" />
          </Grid>
          {saving.done && <Note kind="success">ذخیره شد و از همین لحظه کار می‌کند.</Note>}
          {test.answer && <Note kind={test.answer.done ? 'success' : 'danger'}>{test.answer.text}</Note>}
        </Card>
        <FormBar>
          <SaveButton busy={saving.saving} busyText="در حال ذخیره…">
            ذخیره
          </SaveButton>
          {testTitles[kind] && (
            <ChangeButton
              variant="secondary"
              disabled={test.saving || formState.isDirty}
              onClick={() => test.send({ code })}
            >
              {testTitles[kind]}
            </ChangeButton>
          )}
          <Button variant="quiet" onClick={onClose}>
            بازگشت
          </Button>
          {testTitles[kind] && formState.isDirty && (
            <Text size="small" ink="muted">
              اول ذخیره کنید؛ آزمایش با مشخصات ذخیره‌شده است.
            </Text>
          )}
          <ChangeFailure failure={saving.failure ?? test.failure} />
        </FormBar>
      </Stack>
    </FormProvider>
  );
}
