import { Segments } from '@/components/ui/kit/Segments';
import { Slider } from '@/components/ui/kit/Slider';
import type { FacilityPlan } from '@/contract/facility';
import { highestPrepaymentPercent } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';

/** Terms that the shopper chooses on a plan. */
export type ChosenPlanTerms = { months: number; prepaymentPercent: number };

type Props = {
  plan: FacilityPlan;
  terms: ChosenPlanTerms;
  /** Called with every change. */
  onChange: (terms: ChosenPlanTerms) => void;
};

/** The choice of months and prepayment on a plan. */
export function PlanTerms({ plan, terms: { months, prepaymentPercent }, onChange }: Props) {
  return (
    <>
      <Segments
        label="تعداد ماه‌ها"
        choices={plan.months.map((value) => ({ value, title: `${toPersianDigits(value)} ماه` }))}
        value={months}
        onChange={(value) => onChange({ months: value, prepaymentPercent })}
      />
      {plan.prepaymentPercent < highestPrepaymentPercent && (
        <Slider
          label="پیش‌پرداخت"
          value={prepaymentPercent}
          min={plan.prepaymentPercent}
          max={highestPrepaymentPercent}
          step={5}
          format={formatPercent}
          ends={[formatPercent(plan.prepaymentPercent), formatPercent(highestPrepaymentPercent)]}
          onChange={(value) => onChange({ months, prepaymentPercent: value })}
        />
      )}
    </>
  );
}
