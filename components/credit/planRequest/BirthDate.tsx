import { useState } from 'react';
import { type BirthDateParts, BirthDateSelects } from '@/components/ui/form/BirthDateSelects';
import { useToday } from '@/hooks/useToday';
import { birthDateOf, jalaliOfBirthDate } from '@/rules/jalali/jalaliBirth';
import { useSectionForm } from './useRequestForm';

/** The birth date of the applicant. It is typed once day, month and year are chosen. */
export function BirthDate() {
  const now = useToday();
  const { fields, errorOf, type } = useSectionForm();
  const known = fields.birthDate ? jalaliOfBirthDate(fields.birthDate) : null;
  const [chosen, setChosen] = useState<BirthDateParts | null>(null);
  const error = errorOf('birthDate');

  function choose(next: BirthDateParts) {
    setChosen(next);
    const { day, month, year } = next;
    const isWhole = day !== null && month !== null && year !== null;
    const date = isWhole ? birthDateOf({ day, month, year }).slice(0, 10) : null;
    if (date !== fields.birthDate) type({ birthDate: date });
  }

  return (
    <BirthDateSelects
      now={now}
      parts={chosen ?? known ?? { day: null, month: null, year: null }}
      error={error}
      isWrong={() => Boolean(error)}
      onChoose={choose}
    />
  );
}
