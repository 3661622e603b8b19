import { useId, useState } from 'react';
import { ChevronDown } from '@/components/ui/icons';
import { Select } from '@/components/ui/SelectField';
import { useToday } from '@/hooks/useToday';
import { toPersianDigits } from '@/utils/digits';
import { birthDateOf, birthYears, daysOfMonth, jalaliMonths, jalaliOfBirthDate } from '@/utils/jalaliBirth';
import * as S from './RequestFields.styles';
import { useSectionForm } from './useRequestForm';

const numberOptions = (values: number[]) => values.map((value) => ({ value, title: toPersianDigits(value) }));
const monthOptions = jalaliMonths.map((title, index) => ({ value: index + 1, title }));

type Parts = { day: number | null; month: number | null; year: number | null };

/** The Jalali birth date as lists of day, month and year. It is typed once all three are chosen. */
export function BirthDate() {
  const line = useId();
  const now = useToday();
  const { fields, errorOf, type } = useSectionForm();
  const known = fields.birthDate ? jalaliOfBirthDate(fields.birthDate) : null;
  const [chosen, setChosen] = useState<Parts | null>(null);
  const { day, month, year } = chosen ?? known ?? { day: null, month: null, year: null };
  const error = errorOf('birthDate');

  function choose(part: Partial<Parts>) {
    const next = { day, month, year, ...part };
    // A shorter month does not have every day.
    if (next.day !== null && next.day > daysOfMonth(next.year, next.month)) next.day = null;
    setChosen(next);
    const date =
      next.day !== null && next.month !== null && next.year !== null
        ? birthDateOf({ day: next.day, month: next.month, year: next.year }).slice(0, 10)
        : null;
    if (date !== fields.birthDate) type({ birthDate: date });
  }

  const days = Array.from({ length: daysOfMonth(year, month) }, (_, index) => index + 1);
  const parts = [
    { key: 'day', label: 'روز', value: day, options: numberOptions(days) },
    { key: 'month', label: 'ماه', value: month, options: monthOptions },
    { key: 'year', label: 'سال', value: year, options: numberOptions(birthYears(now)) },
  ] as const;
  return (
    <S.Dates>
      <legend>تاریخ تولد</legend>
      <div className="parts">
        {parts.map(({ key, label, value, options }) => (
          <span key={key}>
            <Select
              options={options}
              placeholder={label}
              aria-label={`${label} تولد`}
              aria-invalid={error ? true : undefined}
              aria-describedby={line}
              value={value ?? ''}
              onChange={({ currentTarget }) => choose({ [key]: Number(currentTarget.value) })}
            />
            <ChevronDown size={20} />
          </span>
        ))}
      </div>
      <div className="line" id={line}>
        {error}
      </div>
    </S.Dates>
  );
}
