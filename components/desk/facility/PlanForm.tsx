import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { useCategoryChoices } from '@/components/desk/kit/useCategoryChoices';
import { MakeEntry } from '@/components/desk/setup/MakeEntry';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { DeskPlan } from '@/contract/desk/facility';
import { planTextLengths } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';
import { keysOf } from '@/utils/keysOf';
import {
  chequeRules,
  customers,
  methods,
  type PlanValues,
  planKinds,
  planSchema,
  planValues,
  writtenPlanOf,
} from './planForm.schema';
import { RequestedTerms } from './RequestedTerms';

const fieldNames = Object.fromEntries(keysOf(planSchema.fields).map((name) => [name, name]));

type Props = {
  /** Null for a new plan. */
  plan: DeskPlan | null;
  providers: readonly { id: number; title: string }[];
  /** The place of a new plan in the lists. */
  nextSort: number;
  onClose: () => void;
};

const needsProvider = 'پول طرح را تأمین‌کننده می‌دهد: خود فروشگاه یا یک بانک.';

/** Writes a plan: for instalments, or a loan or leasing that is requested. */
export function PlanForm({ plan, providers, nextSort, onClose }: Props) {
  const saving = useDeskChange('savePlan');
  const fields = useForm<PlanValues>({
    resolver: yupResolver(planSchema),
    defaultValues: planValues(plan, nextSort),
  });
  const categories = useCategoryChoices(plan?.categoryIds ?? []);
  const { control, register, handleSubmit, setError, setValue, formState } = fields;
  const { errors } = formState;
  useServerErrors(setError, saving.failure?.fields, fieldNames);
  useEffect(() => {
    if (saving.done) onClose();
  }, [saving.done, onClose]);

  const submit = handleSubmit((values) =>
    saving.send({ id: plan?.id ?? null, plan: writtenPlanOf(values, plan?.revision ?? null) }),
  );
  const [kind, cheque] = useWatch({ control, name: ['kind', 'cheque'] });
  const selects = [
    ...(plan ? [] : [{ name: 'kind', label: 'نوع طرح', options: planKinds } as const]),
    {
      name: 'providerId',
      label: 'تأمین‌کننده',
      options: providers.map(({ id, title }) => ({ value: id, title })),
    },
    { name: 'method', label: 'روش محاسبه', options: methods },
    ...(kind === 'instalment'
      ? [{ name: 'customers', label: 'برای چه کسانی', options: customers } as const]
      : []),
    { name: 'cheque', label: 'چک', options: chequeRules },
  ] as const;
  const asksCheque = cheque !== 'none';

  return (
    <FormProvider {...fields}>
      <Stack as="form" gap={4} noValidate aria-label={plan?.name ?? 'طرح جدید'} onSubmit={submit}>
        <Card gap={4}>
          <Heading>{plan?.name ?? 'طرح جدید'}</Heading>
          <Grid minCell={260} gap={3}>
            <FormTextField name="name" label="نام طرح" maxLength={planTextLengths.short} />
            {selects.map(({ name, label, options }) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field, fieldState }) => (
                  <SelectField
                    {...field}
                    label={label}
                    placeholder={label}
                    options={options}
                    hint={name === 'providerId' && providers.length === 0 ? needsProvider : undefined}
                    error={fieldState.error?.message ?? null}
                  />
                )}
              />
            ))}
            <MakeEntry
              table="providers"
              label="تأمین‌کنندهٔ جدید…"
              onMade={(id) => setValue('providerId', String(id), { shouldDirty: true })}
            />
            {asksCheque && <FormTextField name="coverPercent" label="مبلغ چک‌ها (درصد قسط‌ها)" digits />}
            <FormTextField
              name="rate"
              label="نرخ (درصد)"
              digits
              inputMode="decimal"
              hint="سالانه؛ برای کارمزد ثابت، ماهانه"
            />
            <FormTextField name="feePercent" label="کارمزد آغاز (درصد وام)" digits inputMode="decimal" />
            <FormTextField
              name="latePercent"
              label="دیرکرد (درصد)"
              digits
              inputMode="decimal"
              hint="سالانه، افزون بر نرخ سالانهٔ طرح"
            />
            <FormTextField name="months" label="مدت‌ها (ماه)" inputMode="text" hint="مانند ۶، ۹، ۱۲" />
            <FormTextField name="defaultMonths" label="مدت پیش‌فرض" digits />
            <FormTextField name="prepaymentPercent" label="پیش‌پرداخت (درصد)" digits inputMode="decimal" />
            <FormTextField name="minimumPrepayment" label="کمینهٔ پیش‌پرداخت (تومان)" digits />
            <FormTextField name="ceiling" label="سقف وام (تومان)" digits />
            <FormTextField name="minimumLoan" label="کمینهٔ وام (تومان)" digits />
            <FormTextField name="roundingUnit" label="گرد کردن به (تومان)" digits />
            <FormTextField name="sort" label="ترتیب" digits />
            <FormChecks
              name="categoryIds"
              label="برای کالاهای این دسته‌ها"
              all="همهٔ کالاها"
              choices={categories}
            />
            <div data-cell="whole">
              <FormTextArea
                name="documents"
                label="مدارک لازم"
                hint="هر مدرک در یک سطر؛ خریدار پس از سفارش عکسش را می‌فرستد"
                rows={3}
              />
            </div>
          </Grid>
          <Switch label="نام و کد ملی خریدار لازم است" {...register('needsIdentity')} />
          <Switch label="سفارش پیش از آماده‌سازی بررسی می‌شود" {...register('needsReview')} />
          <Switch label="این طرح ارائه می‌شود" {...register('active')} />
          {kind === 'instalment' && <Switch label="طرح پیش‌فرض فروشگاه" {...register('isDefault')} />}
          <FormAlert>{errors.active?.message}</FormAlert>
          <FormAlert>{errors.isDefault?.message}</FormAlert>
        </Card>
        {kind !== 'instalment' && <RequestedTerms kind={kind} />}
        <FormBar>
          <SaveButton busy={saving.saving} busyText="در حال ذخیره…">
            ذخیرهٔ طرح
          </SaveButton>
          <Button variant="secondary" onClick={onClose}>
            انصراف
          </Button>
          <ChangeFailure failure={saving.failure} />
        </FormBar>
      </Stack>
    </FormProvider>
  );
}
