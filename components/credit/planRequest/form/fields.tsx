import { AmountField } from '@/components/ui/form/AmountField';
import { TextAreaField, TextField } from '@/components/ui/kit/Field';
import { SelectField } from '@/components/ui/kit/SelectField';
import type { PlanRequestFields } from '@/rules/planRequest/sections';
import { toPersianDigits } from '@/utils/digits';
import { useSectionForm } from './useRequestForm';

/** Names of the fields of one type. */
type NamesOf<Value> = {
  [Name in keyof PlanRequestFields]: [NonNullable<PlanRequestFields[Name]>] extends [Value]
    ? [Value] extends [NonNullable<PlanRequestFields[Name]>]
      ? Name
      : never
    : never;
}[keyof PlanRequestFields];

type Common = { label: string; hint?: string };
type TextProps = Common & {
  name: NamesOf<string>;
  maxLength: number;
  /** For numbers, which run from left to right with Persian digits. */
  digits?: boolean;
  /** For a value that can no longer be changed. */
  locked?: boolean;
  autoComplete?: string;
};

/** A line of text of the request. It is saved as it is typed. */
export function RequestText({ name, digits, ...field }: TextProps) {
  const { fields, errorOf, type } = useSectionForm();
  const value = fields[name] ?? '';
  return (
    <TextField
      {...field}
      name={name}
      digits={digits}
      value={digits ? toPersianDigits(value) : value}
      error={errorOf(name)}
      onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
    />
  );
}

/** Several lines of text of the request. */
export function RequestTextArea({ name, ...field }: Omit<TextProps, 'digits' | 'locked'>) {
  const { fields, errorOf, type } = useSectionForm();
  return (
    <TextAreaField
      {...field}
      name={name}
      rows={2}
      value={fields[name] ?? ''}
      error={errorOf(name)}
      onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
    />
  );
}

/** An amount of the request, toman. */
export function RequestAmount({ name, ...field }: Common & { name: NamesOf<number> }) {
  const { fields, errorOf, type } = useSectionForm();
  return (
    <AmountField
      {...field}
      value={fields[name]}
      error={errorOf(name)}
      onChange={(amount) => type({ [name]: amount })}
    />
  );
}

type SelectProps<Value> = Common & {
  name: keyof PlanRequestFields;
  placeholder: string;
  options: readonly { value: Value; title: string }[];
  onChoose: (value: Value | null) => void;
};

/** A choice of the request from a list. */
export function RequestSelect<Value extends string | number>({
  name,
  options,
  onChoose,
  ...field
}: SelectProps<Value>) {
  const { fields, errorOf } = useSectionForm();
  return (
    <SelectField
      {...field}
      name={name}
      options={options}
      value={fields[name] ?? ''}
      error={errorOf(name)}
      onChange={({ currentTarget }) =>
        onChoose(options.find(({ value }) => String(value) === currentTarget.value)?.value ?? null)
      }
    />
  );
}

/** The options of a select from a table of titles. */
export const optionsOf = <Key extends string>(keys: readonly Key[], titles: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, title: titles[value] }));
