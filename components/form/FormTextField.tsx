import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/ui/Field';

/** A text field of the form around it (`FormProvider`), with the error of its name. */
export function FormTextField({ name, ...field }: ComponentProps<typeof TextField> & { name: string }) {
  const { register, getFieldState, formState } = useFormContext();
  return <TextField {...field} {...register(name)} error={getFieldState(name, formState).error?.message} />;
}

/** Several lines of text of the form around it (`FormProvider`), with the error of its name. */
export function FormTextArea({ name, ...field }: ComponentProps<typeof TextAreaField> & { name: string }) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <TextAreaField {...field} {...register(name)} error={getFieldState(name, formState).error?.message} />
  );
}
