import { type ComponentProps, useId } from 'react';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Select } from '@/components/ui/kit/SelectField';
import { birthYears, daysOfMonth, type JalaliDay, jalaliMonths } from '@/rules/jalali/jalaliBirth';
import { toPersianDigits } from '@/utils/digits';
import * as S from './BirthDateSelects.styles';

type BirthDatePart = keyof JalaliDay;

/** A birth date while it is being chosen. */
export type BirthDateParts = { [Part in BirthDatePart]: number | null };

const numberOptions = (values: number[]) => values.map((value) => ({ value, title: toPersianDigits(value) }));
const monthOptions = jalaliMonths.map((title, index) => ({ value: index + 1, title }));

type Props = {
  /** Server time, ms since the epoch. */
  now: number;
  parts: BirthDateParts;
  error: string | null | undefined;
  /** Whether a list is what the error is about. */
  isWrong: (part: BirthDatePart) => boolean;
  /** Further attributes of a list, which connect it to its form. */
  connect?: (part: BirthDatePart) => Pick<ComponentProps<'select'>, 'name' | 'ref' | 'onBlur'>;
  /** The day is null when the chosen month does not have it. */
  onChoose: (next: BirthDateParts, part: BirthDatePart) => void;
  /** Takes the whole line of the form (`fieldCells`). */
  whole?: boolean;
};

/** A Jalali birth date: lists of day, month and year with one label and one error. */
export function BirthDateSelects({ now, parts, error, isWrong, connect, onChoose, whole }: Props) {
  const line = useId();
  const days = Array.from({ length: daysOfMonth(parts.year, parts.month) }, (_, index) => index + 1);

  function choose(part: BirthDatePart, value: number) {
    const next = { ...parts, [part]: value };
    if (next.day !== null && next.day > daysOfMonth(next.year, next.month)) next.day = null;
    onChoose(next, part);
  }

  const lists = [
    { part: 'day', label: 'روز', options: numberOptions(days) },
    { part: 'month', label: 'ماه', options: monthOptions },
    { part: 'year', label: 'سال', options: numberOptions(birthYears(now)) },
  ] as const;
  return (
    <S.Dates data-cell={whole ? 'whole' : undefined}>
      <legend>تاریخ تولد</legend>
      <div className="parts">
        {lists.map(({ part, label, options }) => (
          <span key={part}>
            <Select
              {...connect?.(part)}
              options={options}
              placeholder={label}
              aria-label={`${label} تولد`}
              aria-invalid={isWrong(part) || undefined}
              aria-describedby={line}
              value={parts[part] ?? ''}
              onChange={({ currentTarget }) => choose(part, Number(currentTarget.value))}
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
