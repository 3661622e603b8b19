import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { BirthDate } from '@/components/ui/form/BirthDate';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { PlaceFields } from '@/components/ui/form/PlaceFields';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { TextField } from '@/components/ui/kit/Field';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Actions } from '@/components/ui/layout/Actions';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import { longestName, longestNationalCode } from '@/contract/limits';
import type { User, UserEdit } from '@/contract/profile';
import { useAppSelector } from '@/hooks/useStore';
import { selectClockOffset } from '@/store/clock';
import { toPersianDigits } from '@/utils/digits';
import { profileFields, profileSchema, profileValues, userEditOf } from './profileForm.schema';

/** The form's field for each field of the contract. */
const fieldNames = {
  fname: 'fname',
  lname: 'lname',
  nationalCode: 'nationalCode',
  provinceId: 'provinceId',
  cityId: 'cityId',
  birthDate: 'birthDate',
} as const;

type Props = {
  /** The known profile, or null. A profile that arrives later fills the fields that are still empty. */
  user: User | null;
  busy: boolean;
  /** The server's error about the whole form, or null. */
  error: string | null;
  /** The server's errors by field names of the contract. */
  fields?: Record<string, string> | null;
  submitLabel: string;
  /** Makes the button as wide as the form. */
  wide?: boolean;
  /** Called with valid values, and never while `busy`. */
  onSubmit: (edit: UserEdit) => void;
};

/** The form of a customer's name, national id, city and birth date. */
export function ProfileForm({ user, busy, error, fields, submitLabel, wide = false, onSubmit }: Props) {
  const offset = useAppSelector(selectClockOffset);
  const [now] = useState(() => Date.now() + offset);
  const locked = Boolean(user?.nationalCode);
  const form = useForm({
    resolver: yupResolver(profileSchema(locked, now)),
    defaultValues: profileValues(user),
  });
  const { control, handleSubmit, getValues, setValue, setError } = form;

  useEffect(() => {
    const known = profileValues(user);
    for (const name of profileFields) if (known[name] && !getValues(name)) setValue(name, known[name]);
  }, [user, getValues, setValue]);
  useServerErrors(setError, fields, fieldNames);

  return (
    <FormProvider {...form}>
      <Stack
        as="form"
        gap={2}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) handleSubmit((values) => onSubmit(userEditOf(values)))(event);
        }}
      >
        <FormGrid columns={2}>
          <FormTextField name="fname" label="نام" autoComplete="given-name" maxLength={longestName} />
          <FormTextField
            name="lname"
            label="نام خانوادگی"
            autoComplete="family-name"
            maxLength={longestName}
          />
        </FormGrid>
        {user?.nationalCode ? (
          <TextField
            key="locked"
            label="کد ملی"
            digits
            locked
            value={maskedCode(user.nationalCode)}
            hint="کد ملی پس از ثبت تغییر نمی‌کند."
          />
        ) : (
          <FormTextField
            name="nationalCode"
            key="open"
            label="کد ملی"
            digits
            maxLength={longestNationalCode}
            hint="۱۰ رقم؛ پس از ثبت تغییر نمی‌کند."
          />
        )}
        <FormGrid columns={2}>
          <PlaceFields />
        </FormGrid>
        <Controller
          control={control}
          name="birthDate"
          render={({ field: { value, ref, onBlur, onChange }, fieldState }) => (
            <BirthDate
              now={now}
              value={value}
              error={fieldState.error?.message}
              inputRef={ref}
              onBlur={onBlur}
              onChange={(date) => onChange(date ?? '')}
            />
          )}
        />
        <FormAlert reserved>{error}</FormAlert>
        <Actions>
          <SubmitButton busy={busy} busyText="در حال ثبت…" wide={wide}>
            {submitLabel}
          </SubmitButton>
        </Actions>
      </Stack>
    </FormProvider>
  );
}

/** «۰۰۸****۹۴۲». */
function maskedCode(code: string): string {
  return toPersianDigits(code.replace(/^(\d{3})\d+(\d{3})$/, '$1****$2'));
}
