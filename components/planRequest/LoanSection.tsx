import { PlanCards } from '@/components/loanPlan/PlanCards';
import { Segments } from '@/components/ui/Segments';
import { Slider } from '@/components/ui/Slider';
import type { LoanPlan } from '@/contract/planRequest';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatToman } from '@/utils/money';
import { useSectionForm } from './useRequestForm';

const million = 1_000_000;

/** The terms of a plan that are nearest to those that were chosen before. */
const termsOn = (plan: LoanPlan, amount: number | null, months: number | null) => ({
  planId: plan.id,
  amount: Math.min(plan.ceiling, Math.max(plan.minimumLoan, amount ?? plan.ceiling)),
  months: months !== null && plan.months.includes(months) ? months : plan.defaultMonths,
});

/** Section 01: plan, amount and months. */
export function LoanSection() {
  const { plans, plan, fields, errorOf, type } = useSectionForm();
  const { amount, months } = fields;
  return (
    <>
      <PlanCards
        plans={plans}
        chosenId={plan?.id ?? null}
        error={errorOf('planId')}
        onChoose={(chosen) => type(termsOn(chosen, amount, months))}
      />
      {plan && (
        <div className="fields">
          <Slider
            label="مبلغ وام"
            value={termsOn(plan, amount, months).amount}
            min={plan.minimumLoan}
            max={plan.ceiling}
            step={million}
            format={formatToman}
            ends={[formatMillions(plan.minimumLoan), formatMillions(plan.ceiling)]}
            onChange={(value) => type({ ...termsOn(plan, value, months) })}
          />
          <div>
            <p className="label">چند ماهه؟</p>
            <Segments
              label="تعداد قسط"
              choices={plan.months.map((value) => ({ value, title: toPersianDigits(value) }))}
              value={termsOn(plan, amount, months).months}
              onChange={(value) => type(termsOn(plan, amount, value))}
            />
          </div>
        </div>
      )}
    </>
  );
}
