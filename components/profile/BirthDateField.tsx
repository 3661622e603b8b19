import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { ChevronDown } from '@/components/ui/icons';
import { Select } from '@/components/ui/SelectField';
import { toPersianDigits } from '@/utils/digits';
import { birthYears, daysOfMonth, jalaliMonths } from '@/utils/jalaliBirth';
import type { ProfileValues } from './profileForm.schema';

const numberOptions = (values: number[]) => values.map((value) => ({ value, title: toPersianDigits(value) }));
const monthOptions = jalaliMonths.map((title, index) => ({ value: index + 1, title }));

type Props = {
  /** Server time, ms since the epoch. */
  now: number;
};

/** A Jalali birth date: lists of day, month and year with one label and one error. */
export function BirthDateField({ now }: Props) {
  const line = useId();
  const { control, setValue, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const [day, month, year] = useWatch({ control, name: ['birthDay', 'birthMonth', 'birthYear'] });
  const error = errors.birthDay ?? errors.birthMonth ?? errors.birthYear;
  const days = daysOfMonth(Number(year) || null, Number(month) || null);

  /** Clears the chosen day when the new month does not have it. */
  function clearImpossibleDay(nextYear: string, nextMonth: string) {
    if (Number(day) > daysOfMonth(Number(nextYear) || null, Number(nextMonth) || null))
      setValue('birthDay', '');
  }

  const parts = [
    {
      name: 'birthDay',
      label: 'روز',
      options: numberOptions(Array.from({ length: days }, (_, index) => index + 1)),
      changed: () => {},
    },
    {
      name: 'birthMonth',
      label: 'ماه',
      options: monthOptions,
      changed: (value: string) => clearImpossibleDay(year, value),
    },
    {
      name: 'birthYear',
      label: 'سال',
      options: numberOptions(birthYears(now)),
      changed: (value: string) => clearImpossibleDay(value, month),
    },
  ] as const;

  return (
    <fieldset className="whole">
      <legend>تاریخ تولد</legend>
      <div className="parts">
        {parts.map(({ name, label, options, changed }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <span>
                <Select
                  {...field}
                  options={options}
                  placeholder={label}
                  aria-label={`${label} تولد`}
                  aria-invalid={errors[name] ? true : undefined}
                  aria-describedby={line}
                  onChange={(event) => {
                    field.onChange(event);
                    changed(event.target.value);
                  }}
                />
                <ChevronDown size={20} />
              </span>
            )}
          />
        ))}
      </div>
      <div className="line" id={line}>
        {error?.message}
      </div>
    </fieldset>
  );
}
