import type { ComponentProps } from 'react';
import { ChevronDown } from '@/components/ui/kit/icons';
import { messages } from '@/utils/messages';
import { Field, type FieldProps } from './Field';
import * as S from './Field.styles';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string | number; title: string }[];
  /** Shown while nothing is chosen; its value is the empty text. */
  placeholder: string;
};

/** A native select. Without options it says that there is none. It is controlled: set `value`. */
export function Select({ options, placeholder, ...select }: SelectProps) {
  return (
    <S.Select {...select}>
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {options.length === 0 && (
        <option value="none" disabled>
          {messages.noOption}
        </option>
      )}
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </S.Select>
  );
}

/** A field with a native select. */
export function SelectField({ label, hint, error, ...select }: FieldProps & SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} icon={<ChevronDown size={20} />}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
