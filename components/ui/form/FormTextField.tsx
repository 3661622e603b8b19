import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/ui/kit/Field';

type Binding = {
  name: string;
  /** An empty text is null in the values of the form. */
  optional?: boolean;
};

/** Connects a text control with the field of a name in the form around it (`FormProvider`), and reads the error of that field. */
function useTextBinding({ name, optional }: Binding) {
  const { register, getFieldState, formState } = useFormContext();
  const options = optional ? { setValueAs: (text: unknown) => (text === '' ? null : text) } : {};
  return { ...register(name, options), error: getFieldState(name, formState).error?.message };
}

/** A text field of the form around it. */
export function FormTextField({ name, optional, ...field }: ComponentProps<typeof TextField> & Binding) {
  return <TextField {...field} {...useTextBinding({ name, optional })} />;
}

/** Several lines of text of the form around it. */
export function FormTextArea({ name, optional, ...field }: ComponentProps<typeof TextAreaField> & Binding) {
  return <TextAreaField {...field} {...useTextBinding({ name, optional })} />;
}
