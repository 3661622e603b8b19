import { type Ref, useState } from 'react';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Select } from '@/components/ui/kit/SelectField';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import {
  birthDateOf,
  birthYears,
  daysOfMonth,
  type JalaliDay,
  jalaliMonths,
  jalaliOfBirthDate,
} from '@/rules/jalali/jalaliBirth';
import { toPersianDigits } from '@/utils/digits';
import * as S from './BirthDate.styles';

/** A birth date while it is being chosen. */
type Parts = { [Part in keyof JalaliDay]: number | null };

const noParts: Parts = { day: null, month: null, year: null };
const numberOptions = (values: number[]) => values.map((value) => ({ value, title: toPersianDigits(value) }));
const monthOptions = jalaliMonths.map((title, index) => ({ value: index + 1, title }));

type Props = {
  /** Server time, ms since the epoch. */
  now: number;
  /** The date as the contract has it; empty until day, month and year are chosen. */
  value: string | null;
  error: string | null | undefined;
  /** Marks every list as wrong, and not only those that are not chosen, or else the year. */
  marksAll?: boolean;
  /** The list that an error would mark first. */
  inputRef?: Ref<HTMLSelectElement>;
  onBlur?: () => void;
  onChange: (date: string | null) => void;
};

/** A Jalali birth date: lists of day, month and year with one label and one error. */
export function BirthDate(props: Props) {
  const { now, value, error, marksAll = false, inputRef, onBlur, onChange } = props;
  const { control, line } = useFieldLine(error);
  const [chosen, setChosen] = useState(noParts);
  const parts: Parts = (value && jalaliOfBirthDate(value)) || chosen;
  const days = Array.from({ length: daysOfMonth(parts.year, parts.month) }, (_, index) => index + 1);

  function choose(part: keyof Parts, picked: number) {
    const next = { ...parts, [part]: picked };
    if (next.day !== null && next.day > daysOfMonth(next.year, next.month)) next.day = null;
    const { day, month, year } = next;
    setChosen(next);
    const isWhole = day !== null && month !== null && year !== null;
    onChange(isWhole ? birthDateOf({ day, month, year }) : null);
  }

  const lists = [
    { part: 'day', label: 'روز', options: numberOptions(days) },
    { part: 'month', label: 'ماه', options: monthOptions },
    { part: 'year', label: 'سال', options: numberOptions(birthYears(now)) },
  ] as const;
  const missing = lists.map(({ part }) => part).filter((part) => parts[part] === null);
  const marked = missing.length > 0 ? missing : ['year'];
  return (
    <S.Dates>
      <legend>تاریخ تولد</legend>
      <div className="parts">
        {lists.map(({ part, label, options }) => (
          <span key={part}>
            <Select
              ref={part === marked[0] ? inputRef : undefined}
              onBlur={onBlur}
              options={options}
              placeholder={label}
              aria-label={`${label} تولد`}
              {...control}
              aria-invalid={marksAll || marked.includes(part) ? control['aria-invalid'] : undefined}
              value={parts[part] ?? ''}
              onChange={({ currentTarget }) => choose(part, Number(currentTarget.value))}
            />
            <ChevronDown size={20} />
          </span>
        ))}
      </div>
      <div className="line" {...line}>
        {error}
      </div>
    </S.Dates>
  );
}
