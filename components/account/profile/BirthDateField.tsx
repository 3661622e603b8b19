import { useController, useFormContext } from 'react-hook-form';
import { BirthDateSelects } from '@/components/ui/form/BirthDateSelects';
import type { ProfileValues } from './profileForm.schema';

type Props = {
  /** Server time, ms since the epoch. */
  now: number;
};

/** The birth date of the profile: a field of the form for each of day, month and year. */
export function BirthDateField({ now }: Props) {
  const { control, setValue, formState } = useFormContext<ProfileValues>();
  const { birthDay, birthMonth, birthYear } = formState.errors;
  const errors = { day: birthDay, month: birthMonth, year: birthYear };
  const fields = {
    day: useController({ control, name: 'birthDay' }).field,
    month: useController({ control, name: 'birthMonth' }).field,
    year: useController({ control, name: 'birthYear' }).field,
  };
  return (
    <BirthDateSelects
      whole
      now={now}
      parts={{
        day: Number(fields.day.value) || null,
        month: Number(fields.month.value) || null,
        year: Number(fields.year.value) || null,
      }}
      error={(birthDay ?? birthMonth ?? birthYear)?.message}
      isWrong={(part) => Boolean(errors[part])}
      connect={(part) => {
        const { name, ref, onBlur } = fields[part];
        return { name, ref, onBlur };
      }}
      onChoose={(next, part) => {
        fields[part].onChange(String(next[part]));
        if (next.day === null) setValue('birthDay', '');
      }}
    />
  );
}
