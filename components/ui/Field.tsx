import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert, Lock } from '@/components/ui/icons';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Field.styles';

/** What every field takes besides the attributes of its control. */
export type FieldProps = {
  label: string;
  /** A quiet sentence beneath; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong with the value, in words; nothing while it is fine. */
  error?: string | null;
};

/** What ties a control to its label and its sentences. */
type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
};

type Props = FieldProps & {
  /** An icon at the inline end of the control; a wrong value shows its own. */
  icon?: ReactNode;
  /** Gets what to spread on the control. */
  children: (control: ControlProps) => ReactNode;
};

/**
 * The one field: label, control, and beneath them the hint or the error, whose height is reserved. TextField,
 * TextAreaField, SelectField and PasswordField are made of it and take `ref`, `name`, `value`, `onChange` and `onBlur`
 * as a plain control does, so `{...register('city')}` of react-hook-form fits.
 */
export function Field({ label, hint, error, icon, children }: Props) {
  const id = useId();
  const line = `${id}line`;
  return (
    <S.Field>
      <label htmlFor={id}>{label}</label>
      <span className="box">
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': line })}
        {icon}
      </span>
      <div className="line" id={line}>
        {hint && <div className="hint">{hint}</div>}
        {error && <div className="error">{error}</div>}
      </div>
    </S.Field>
  );
}

/** The icon at the end of a plain control. */
const iconOf = (error: string | null | undefined, locked = false) =>
  error ? <CircleAlert size={20} /> : locked ? <Lock size={20} /> : null;

/** Writes the typed digits in Persian without moving the caret: all three digit sets are one long. */
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
     * A number of any kind: typed in any of the three digit sets, shown in Persian digits from left to right. The value
     * has Persian digits too, and perhaps spaces and signs: normalise it (`utils/personalData.ts`, `utils/digits.ts`).
     */
    digits?: boolean;
    /** It cannot be changed any more; a lock says so. */
    locked?: boolean;
  };

/** One line of text or digits. */
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

/** Some lines of text. */
export function TextAreaField({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} icon={iconOf(error)}>
      {(control) => <S.TextArea rows={3} {...area} {...control} />}
    </Field>
  );
}
