import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { categoryOptions } from '@/components/desk/kit/categoryOptions';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { PictureField } from '@/components/desk/kit/PictureField';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { SelectField } from '@/components/ui/kit/SelectField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Switch } from '@/components/ui/kit/Switch';
import type { DeskService } from '@/contract/desk/facility';
import { planTextLengths } from '@/contract/limits';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
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
  const { data: choices } = useDeskRead('catalogueChoices', {});
  const [picture, setPicture] = useState(service ? { imageUrl: service.imageUrl, alt: '' } : null);
  const [categoryIds, setCategoryIds] = useState<readonly number[]>(service?.categoryIds ?? []);
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

  const submit = handleSubmit((values) => {
    const pictured = { imageUrl: picture?.imageUrl ?? '', categoryIds: [...categoryIds] };
    saving.send({
      id: service?.id ?? null,
      service: writtenServiceOf(values, service?.revision ?? null, pictured),
    });
  });
  const roots = categoryOptions((choices?.categories ?? []).filter(({ parentId }) => parentId === null));
  const others = (choices?.categories ?? []).filter(
    ({ id, parentId }) => parentId !== null && categoryIds.includes(id),
  );

  return (
    <FormProvider {...fields}>
      <S.Form noValidate aria-label={service?.title ?? 'بیمه یا خدمت جدید'} onSubmit={submit}>
        <S.Section as="section">
          <h2>{service?.title ?? 'بیمه یا خدمت جدید'}</h2>
          <div className="grid">
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
            <div className="wide">
              <FormTextArea name="description" label="سطرهای کارت" hint="هر جمله در یک سطر" />
              <FormTextArea name="coverage" label="پوشش‌ها" hint="هر پوشش در یک سطر" />
              <FormTextArea name="exclusions" label="استثناها" hint="هر استثنا در یک سطر" />
              <FormTextArea name="terms" label="شرایط" rows={5} />
            </div>
          </div>
          <PictureField
            label="عکس"
            hideAlt
            value={picture}
            onChange={setPicture}
            error={failure?.fields?.imageUrl ?? null}
          />
          <Switch label="ارائه می‌شود" {...register('active')} />
        </S.Section>
        <S.Section as="section">
          <h2>برای کالاهای این دسته‌ها</h2>
          {failure?.fields?.categoryIds && <p className="wrong">{failure.fields.categoryIds}</p>}
          <div className="grid">
            {[...roots, ...others.map(({ id, title }) => ({ value: id, title }))].map(({ value, title }) => (
              <Checkbox
                key={value}
                checked={categoryIds.includes(value)}
                onChange={({ currentTarget }) =>
                  setCategoryIds(
                    currentTarget.checked
                      ? [...categoryIds, value]
                      : categoryIds.filter((id) => id !== value),
                  )
                }
              >
                {title}
              </Checkbox>
            ))}
          </div>
        </S.Section>
        <S.Section as="section">
          <h2>پله‌های قیمت</h2>
          <p className="hint">هر پله از یک قیمت کالا آغاز می‌شود. زیر نخستین پله، ارائه نمی‌شود.</p>
          {tiers.fields.map(({ id }, index) => (
            <S.Row key={id}>
              <legend>پلهٔ {toPersianDigits(index + 1)}</legend>
              <div className="grid">
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
              </div>
              <div className="buttons">
                <Button variant="quiet" size="small" onClick={() => tiers.remove(index)}>
                  برداشتن پلهٔ {toPersianDigits(index + 1)}
                </Button>
              </div>
            </S.Row>
          ))}
          <div>
            <Button variant="secondary" size="small" onClick={() => tiers.append(newTier)}>
              پلهٔ جدید
            </Button>
          </div>
        </S.Section>
        <div className="bar">
          <SubmitButton busy={saving.saving} busyText="در حال ذخیره…">
            ذخیره
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            انصراف
          </Button>
          <ChangeFailure failure={failure} />
        </div>
      </S.Form>
    </FormProvider>
  );
}
