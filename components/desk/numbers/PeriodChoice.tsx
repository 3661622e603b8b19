import { useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { Segments } from '@/components/ui/kit/Segments';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { longestPeriodDays, type Period } from '@/contract/desk/numberReport';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { readJalaliDay, writeJalaliDay } from '@/rules/jalali/jalaliMoment';
import { toPersianDigits } from '@/utils/digits';
import { dayMs } from '@/utils/timeUnits';

const choices = [
  { value: '1', title: 'امروز' },
  { value: '7', title: '۷ روز' },
  { value: '30', title: '۳۰ روز' },
  { value: '90', title: '۹۰ روز' },
  { value: 'typed', title: 'دلخواه' },
] as const;
type Choice = (typeof choices)[number]['value'];

/** The days up to and including today. @param today `YYYY-MM-DD` */
export const lastDays = (days: number, today: string): Period => ({
  from: tehranDateOf(noonOf(today) - (days - 1) * dayMs),
  to: today,
});

/** What is wrong with typed days, by field. */
function problemsOf(from: string | null, to: string | null): { from?: string; to?: string } {
  const wrongDay = 'این روز درست نیست، مانند ۱۴۰۵/۰۹/۰۲';
  if (from === null || to === null)
    return { ...(from === null && { from: wrongDay }), ...(to === null && { to: wrongDay }) };
  const days = (noonOf(to) - noonOf(from)) / dayMs + 1;
  if (days < 1) return { to: 'پایان بازه پیش از آغاز آن است.' };
  return days > longestPeriodDays
    ? { to: `بازه بلندتر از ${toPersianDigits(longestPeriodDays)} روز است.` }
    : {};
}

type Props = { today: string; period: Period; onChange: (period: Period) => void };

/** Chooses the days of the numbers: the last ones, or from one day of the Jalali calendar to another. */
export function PeriodChoice({ today, period, onChange }: Props) {
  const [choice, setChoice] = useState<Choice>('30');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const problems = problemsOf(readJalaliDay(typed.from), readJalaliDay(typed.to));

  function choose(next: Choice) {
    setChoice(next);
    if (next === 'typed') setTyped({ from: writeJalaliDay(period.from), to: writeJalaliDay(period.to) });
    else onChange(lastDays(Number(next), today));
  }
  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change };
    setTyped(next);
    const [from, to] = [readJalaliDay(next.from), readJalaliDay(next.to)];
    if (from && to && Object.keys(problemsOf(from, to)).length === 0) onChange({ from, to });
  }
  const dayField = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      digits
      inputMode="text"
      maxLength={10}
      value={typed[name]}
      error={problems[name] ?? null}
      onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <Segments label="بازه" choices={choices} value={choice} onChange={choose} />
      {choice === 'typed' && (
        <FormGrid>
          {dayField('from', 'از روز')}
          {dayField('to', 'تا روز')}
        </FormGrid>
      )}
    </>
  );
}
