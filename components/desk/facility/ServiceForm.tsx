import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { ChangeButton, ChangeRowButton, SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { PictureField } from '@/components/desk/kit/PictureField';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { useCategoryChoices } from '@/components/desk/kit/useCategoryChoices';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeskService } from '@/contract/desk/facility';
import { planTextLengths } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';
import {
  newTier,
  type ServiceValues,
  serviceSchema,
  serviceValues,
  writtenServiceOf,
} from './serviceForm.schema';

const kinds = [
  { value: 'insurance', title: 'بیمه' },
  { value: 'service', title: 'خدمت' },
] as const;

type Props = {
  /** Null for a new one. */
  service: DeskService | null;
  onClose: () => void;
};

/** Writes an insurance or a service with the tiers of its price. */
export function ServiceForm({ service, onClose }: Props) {
  const saving = useDeskChange('saveService');
  const [picture, setPicture] = useState(service ? { imageUrl: service.imageUrl, alt: '' } : null);
  const categories = useCategoryChoices(service?.categoryIds ?? []);
  const fields = useForm<ServiceValues>({
    resolver: yupResolver(serviceSchema),
    defaultValues: serviceValues(service),
  });
  const { control, register, handleSubmit, setError } = fields;
  const tiers = useFieldArray({ control, name: 'tiers' });
  const { failure, done } = saving;

  useServerErrors(setError, failure?.fields);
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);

  const submit = handleSubmit((values) =>
    saving.send({
      id: service?.id ?? null,
      service: writtenServiceOf(values, service?.revision ?? null, picture?.imageUrl ?? ''),
    }),
  );

  return (
    <FormProvider {...fields}>
      <Stack
        as="form"
        gap={4}
        noValidate
        aria-label={service?.title ?? 'بیمه یا خدمت جدید'}
        onSubmit={submit}
      >
        <Card gap={4}>
          <Heading>{service?.title ?? 'بیمه یا خدمت جدید'}</Heading>
          <Grid minCell={260} gap={3}>
            <Controller
              control={control}
              name="kind"
              render={({ field }) => <SelectField {...field} label="نوع" placeholder="نوع" options={kinds} />}
            />
            <FormTextField name="title" label="عنوان" maxLength={planTextLengths.short} />
            <FormTextField name="provider" label="بیمه‌گر یا انجام‌دهنده" maxLength={planTextLengths.short} />
            <FormTextField
              name="months"
              label="مدت (ماه)"
              digits
              hint="خالی برای کاری که یک بار انجام می‌شود"
            />
            <FormTextField name="deductible" label="سهم مشتری از خسارت (اختیاری)" />
            <FormTextField name="claimDeadline" label="مهلت درخواست" />
            <div data-cell="whole">
              <FormTextArea name="description" label="سطرهای کارت" hint="هر جمله در یک سطر" />
              <FormTextArea name="coverage" label="پوشش‌ها" hint="هر پوشش در یک سطر" />
              <FormTextArea name="exclusions" label="استثناها" hint="هر استثنا در یک سطر" />
              <FormTextArea name="terms" label="شرایط" rows={5} />
            </div>
          </Grid>
          <PictureField
            label="عکس"
            hideAlt
            value={picture}
            onChange={setPicture}
            error={failure?.fields?.imageUrl ?? null}
          />
          <Switch label="ارائه می‌شود" {...register('active')} />
        </Card>
        <Card gap={4}>
          <FormChecks name="categoryIds" label="برای کالاهای این دسته‌ها" choices={categories} />
        </Card>
        <Card gap={4}>
          <Heading>پله‌های قیمت</Heading>
          <Text size="small" ink="muted">
            هر پله از یک قیمت کالا آغاز می‌شود. زیر نخستین پله، ارائه نمی‌شود.
          </Text>
          {tiers.fields.map(({ id }, index) => (
            <Card as="fieldset" tone="outlined" dense key={id}>
              <Text as="legend" weight="medium">
                پلهٔ {toPersianDigits(index + 1)}
              </Text>
              <Grid minCell={160} gap={3}>
                <FormTextField name={`tiers.${index}.fromPrice`} label="از قیمت کالا (تومان)" digits />
                <FormTextField name={`tiers.${index}.price`} label="قیمت (تومان)" digits />
                <FormTextField
                  name={`tiers.${index}.percent`}
                  label="یا درصد قیمت کالا"
                  digits
                  inputMode="decimal"
                />
                <FormTextField name={`tiers.${index}.discountPercent`} label="تخفیف (درصد)" digits />
                <FormTextField name={`tiers.${index}.ceiling`} label="سقف خسارت (اختیاری)" digits />
              </Grid>
              <Actions>
                <ChangeButton variant="quiet" size="small" onClick={() => tiers.remove(index)}>
                  برداشتن پلهٔ {toPersianDigits(index + 1)}
                </ChangeButton>
              </Actions>
            </Card>
          ))}
          <div>
            <ChangeRowButton onClick={() => tiers.append(newTier)}>پلهٔ جدید</ChangeRowButton>
          </div>
        </Card>
        <FormBar>
          <SaveButton busy={saving.saving} busyText="در حال ذخیره…">
            ذخیره
          </SaveButton>
          <Button variant="secondary" onClick={onClose}>
            انصراف
          </Button>
          <ChangeFailure failure={failure} />
        </FormBar>
      </Stack>
    </FormProvider>
  );
}
