import { LoanAmountSlider, LoanMonths } from '@/components/credit/facility/LoanTerms';
import { PlanCards } from '@/components/credit/loanPlan/PlanCards';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LoanPlan } from '@/contract/planRequest';
import { useSectionForm } from './useRequestForm';

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
        <FormGrid>
          <LoanAmountSlider
            label="مبلغ وام"
            plan={plan}
            value={termsOn(plan, amount, months).amount}
            onChange={(value) => type({ ...termsOn(plan, value, months) })}
          />
          <Stack gap={2}>
            <Text weight="medium">چند ماهه؟</Text>
            <LoanMonths
              plan={plan}
              value={termsOn(plan, amount, months).months}
              onChange={(value) => type(termsOn(plan, amount, value))}
            />
          </Stack>
        </FormGrid>
      )}
    </>
  );
}
