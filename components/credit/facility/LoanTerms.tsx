import { Segments } from '@/components/ui/kit/Segments';
import { Slider } from '@/components/ui/kit/Slider';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatToman } from '@/utils/money';

/** Toman between two amounts that can be chosen. */
const amountStep = 1_000_000;

type AmountProps = {
  label: string;
  /** The smallest and the largest loan, toman. */
  plan: { minimumLoan: number; ceiling: number };
  value: number;
  onChange: (amount: number) => void;
};

/** The choice of the amount of a loan. */
export function LoanAmountSlider({ label, plan, value, onChange }: AmountProps) {
  return (
    <Slider
      label={label}
      value={value}
      min={plan.minimumLoan}
      max={plan.ceiling}
      step={amountStep}
      format={formatToman}
      ends={[formatMillions(plan.minimumLoan), formatMillions(plan.ceiling)]}
      onChange={onChange}
    />
  );
}

type MonthsProps = {
  /** The numbers of instalments that a plan offers. */
  plan: { months: readonly number[] };
  value: number;
  onChange: (months: number) => void;
};

/** The choice of the number of instalments. */
export function LoanMonths({ plan, value, onChange }: MonthsProps) {
  return (
    <Segments
      label="تعداد قسط"
      choices={plan.months.map((months) => ({ value: months, title: toPersianDigits(months) }))}
      value={value}
      onChange={onChange}
    />
  );
}
