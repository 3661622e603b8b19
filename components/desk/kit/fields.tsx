import { type ComponentProps, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { TextAreaField, TextField } from '@/components/ui/kit/Field';
import { type IconName, NamedIcon } from '@/components/ui/kit/NamedIcon';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import { siteLengths } from '@/contract/limits';
import {
  readJalaliDay,
  readJalaliMoment,
  writeJalaliDay,
  writeJalaliMoment,
} from '@/rules/jalali/jalaliMoment';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { iconTitles } from './iconTitles';
import { PictureField } from './PictureField';

export type Named = { name: string; label: string };

/** A field of the form around it: its value, its change, and the attributes that connect a control to it. */
export function useField(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  return { value, onChange, onBlur, ref, error: fieldState.error?.message };
}

type LinkProps = Omit<ComponentProps<typeof FormTextField>, 'label'> & { label?: string };

/** A path of the shop or an address of the web. */
export function FormLink({ label = 'پیوند', ...field }: LinkProps) {
  return (
    <FormTextField dir="ltr" placeholder="/shop" maxLength={siteLengths.link} {...field} label={label} />
  );
}

/** A whole number, shown in Persian digits. @param optional an empty field is null @param amount an amount of money, with separators */
export function FormNumber({
  name,
  label,
  hint,
  optional,
  amount,
}: Named & { hint?: string; optional?: boolean; amount?: boolean }) {
  const { value, onChange, ...field } = useField(name);
  const write = amount ? formatNumber : toPersianDigits;
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      digits
      maxLength={amount ? 18 : 6}
      value={value === null || value === undefined ? '' : write(value)}
      onChange={({ currentTarget }) => {
        const digits = toLatinDigits(currentTarget.value).replaceAll(/\D/g, '');
        onChange(optional && digits === '' ? null : Number(digits));
      }}
    />
  );
}

/** A day, typed as «۱۴۰۵/۰۹/۰۲»; its value is the Gregorian date. */
export function FormDay({ name, label }: Named) {
  const { value, onChange, error, ...field } = useField(name);
  const [typed, setTyped] = useState(value ? writeJalaliDay(value) : '');
  return (
    <TextField
      {...field}
      label={label}
      digits
      inputMode="text"
      hint="مانند ۱۴۰۵/۰۹/۰۲"
      maxLength={10}
      value={typed}
      error={typed.length >= 8 && readJalaliDay(typed) === null ? 'این روز درست نیست.' : (error ?? null)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readJalaliDay(currentTarget.value) ?? '');
      }}
    />
  );
}

/** A moment in Tehran, typed as «۱۴۰۵/۰۹/۰۲ ۱۸:۳۰»; its value is ISO UTC, empty while it cannot be read. @param optional an empty field is null */
export function FormMoment({ name, label, optional, hint }: Named & { optional?: boolean; hint?: string }) {
  const { value, onChange, error, ...field } = useField(name);
  const [typed, setTyped] = useState(value ? writeJalaliMoment(value) : '');
  return (
    <TextField
      {...field}
      label={label}
      digits
      inputMode="text"
      hint={hint ?? 'مانند ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰، به وقت تهران'}
      maxLength={20}
      value={typed}
      error={typed.length >= 8 && readJalaliMoment(typed) === null ? 'این زمان درست نیست.' : (error ?? null)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(
          optional && currentTarget.value.trim() === ''
            ? null
            : (readJalaliMoment(currentTarget.value) ?? ''),
        );
      }}
    />
  );
}

/** A time of the day, `HH:MM`, typed in any digits. */
export function FormClock({ name, label }: Named) {
  const { value, onChange, ...field } = useField(name);
  return (
    <TextField
      {...field}
      label={label}
      digits
      inputMode="text"
      hint="مانند ۰۹:۰۰"
      maxLength={5}
      value={toPersianDigits(value ?? '')}
      onChange={({ currentTarget }) => onChange(toLatinDigits(currentTarget.value))}
    />
  );
}

type Choice = { value: string | number | null; title: string };

/** A choice of values, which keep their type. */
export function FormSelect({ name, label, choices }: Named & { choices: readonly Choice[] }) {
  const { value, onChange, ...field } = useField(name);
  return (
    <SelectField
      {...field}
      label={label}
      placeholder="انتخاب کنید"
      options={choices.map((one) => ({ ...one, value: String(one.value) }))}
      value={choices.some((one) => one.value === value) ? String(value) : ''}
      onChange={({ currentTarget }) =>
        onChange(choices.find((one) => String(one.value) === currentTarget.value)?.value)
      }
    />
  );
}

const iconChoices = Object.entries(iconTitles).map(([value, title]) => ({ value, title }));

/** An icon by its name; «بی‌نماد» is null. */
export function FormIcon({ name, optional }: { name: string; optional?: boolean }) {
  const { value, onChange, ...field } = useField(name);
  return (
    <SelectField
      {...field}
      label="نماد"
      placeholder="انتخاب کنید"
      options={optional ? [{ value: 'none', title: 'بی‌نماد' }, ...iconChoices] : iconChoices}
      value={value ?? 'none'}
      hint={value ? <NamedIcon name={value} fallback={'layout-grid' satisfies IconName} size={16} /> : null}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'none' ? null : currentTarget.value)}
    />
  );
}

export function FormSwitch({ name, label }: Named) {
  const { value, onChange, onBlur, ref } = useField(name);
  return (
    <Switch
      ref={ref}
      label={label}
      checked={value === true}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** A picture of the shop: sent from this device, or the address of one that the shop has. @param optional without a picture null */
export function FormPicture({
  name,
  label,
  optional,
  aspect,
}: Named & { optional?: boolean; aspect?: string }) {
  const { value, onChange, error } = useField(name);
  const empty = optional ? null : '';
  return (
    <div data-cell="whole">
      <PictureField
        label={label}
        hideAlt
        {...(aspect ? { aspect } : {})}
        value={value ? { imageUrl: value, alt: '' } : null}
        error={error}
        onChange={(picture) => onChange(picture?.imageUrl ?? empty)}
      />
      <TextField
        label={`نشانی ${label}`}
        dir="ltr"
        placeholder="/art/phone-triad-silk-black-pair.avif"
        maxLength={siteLengths.link}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || empty)}
      />
    </div>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const numbersOf = (text: string) =>
  linesOf(toLatinDigits(text))
    .map((line) => Number(line.replaceAll(/\D/g, '')))
    .filter((number) => number > 0);

/** Small texts in a list, one a line. @param numbers the list has whole numbers */
export function FormLines({
  name,
  label,
  hint,
  numbers,
  dir = 'ltr',
}: Named & { hint: string; numbers?: boolean; dir?: 'ltr' | 'rtl' }) {
  const { value, onChange, error } = useField(name);
  return (
    <TextAreaField
      label={label}
      hint={hint}
      dir={dir}
      rows={3}
      defaultValue={numbers ? toPersianDigits((value ?? []).join('\n')) : (value ?? []).join('\n')}
      error={error}
      onChange={({ currentTarget }) =>
        onChange(numbers ? numbersOf(currentTarget.value) : linesOf(currentTarget.value))
      }
    />
  );
}
