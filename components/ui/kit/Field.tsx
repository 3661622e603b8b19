import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { CircleAlert, Lock } from '@/components/ui/kit/icons';
import { type LineProps, useFieldLine } from '@/components/ui/kit/useFieldLine';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Field.styles';

/** Props of every field besides the attributes of its control. */
export type FieldProps = {
  label: string;
  /** A sentence below the control; an error replaces it. */
  hint?: ReactNode;
  /** The error text; null, undefined or empty for a valid value. */
  error?: string | null;
};

type Props = FieldProps & {
  /** An icon at the inline end of the control. */
  icon?: ReactNode;
  /** Renders the control with the attributes that connect it with its label, hint and error. */
  children: (control: LineProps & { id: string }) => ReactNode;
};

/**
 * Label and control, with the hint or the error below in a line of reserved height. TextField, TextAreaField, SelectField
 * and PasswordField use it and take `ref`, `name`, `value`, `onChange` and `onBlur` like a native control, so that
 * `{...register('city')}` of react-hook-form fits.
 */
export function Field({ label, hint, error, icon, children }: Props) {
  const { id, control, line } = useFieldLine(error);
  return (
    <S.Field>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        {children({ id, ...control })}
        {icon}
      </span>
      <div className="line" {...line}>
        {hint && <div className="hint">{hint}</div>}
        {error && <div className="error">{error}</div>}
      </div>
    </S.Field>
  );
}

/** The icon of a text control: an error, or a lock. */
const iconOf = (error: string | null | undefined, locked = false) =>
  error ? <CircleAlert size={20} /> : locked ? <Lock size={20} /> : null;

/** Shows the typed digits in Persian. The caret stays in place, since the digits of all sets have the same length. */
function showPersianDigits(input: HTMLInputElement) {
  const shown = toPersianDigits(input.value);
  if (shown === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = shown;
  input.setSelectionRange(selectionStart, selectionEnd);
}

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /**
     * For numbers: accepts Persian, Arabic and Latin digits and shows Persian digits from left to right. The value has
     * Persian digits too, and may contain spaces and signs: normalise it (`rules/personalData.ts`, `utils/digits.ts`).
     */
    digits?: boolean;
    /** For a value that can no longer be changed; a lock marks the field. */
    locked?: boolean;
  };

/** A field for one line of text or digits. */
export function TextField({ label, hint, error, digits, locked, onChange, ...input }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (digits) showPersianDigits(event.currentTarget);
    onChange?.(event);
  };
  return (
    <Field label={label} hint={hint} error={error} icon={iconOf(error, locked)}>
      {(control) => (
        <S.Input
          {...(digits && { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' })}
          readOnly={locked}
          {...input}
          {...control}
          onChange={change}
        />
      )}
    </Field>
  );
}

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} icon={iconOf(error)}>
      {(control) => <S.TextArea rows={3} {...area} {...control} />}
    </Field>
  );
}
