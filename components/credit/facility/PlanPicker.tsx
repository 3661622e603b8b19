import { useId } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import type { ListedPlan } from '@/contract/facility';
import { quotePlan } from '@/rules/facility/quote';
import { formatNumber } from '@/utils/money';
import * as S from './PlanPicker.styles';
import { customersText, rateText } from './planTexts';

/** A plan that the shopper can choose; a `reason` says why not. */
export type OfferedPlan = ListedPlan & { reason?: string | null };

type Props = {
  plans: readonly OfferedPlan[];
  chosenId: number;
  /** Cash price of the purchase, toman. */
  payable: number;
  onChoose: (plan: OfferedPlan) => void;
};

/** The plans with their monthly amount for this purchase. A plan that cannot be chosen says why. */
export function PlanPicker({ plans, chosenId, payable, onChoose }: Props) {
  const name = useId();
  return (
    <S.Picker>
      <legend className="visually-hidden">طرح</legend>
      {plans.map((plan) => {
        const quote = quotePlan(plan, payable);
        const reason = plan.reason ?? (quote.eligible ? null : 'این خرید از کمینهٔ وام این طرح کمتر است.');
        const note = reason ?? customersText(plan);
        return (
          <label key={plan.id}>
            <input
              type="radio"
              name={name}
              checked={plan.id === chosenId}
              disabled={reason !== null}
              onChange={() => onChoose(plan)}
            />
            {/* biome-ignore lint/performance/noImgElement: a small drawing that needs no optimiser. */}
            <img src={plan.logoUrl ?? '/favicon.svg'} alt="" width={40} height={40} loading="lazy" />
            <Stack as="span" gap={0}>
              <b>{plan.name}</b>
              <small>
                {plan.parentTitle}، {rateText(plan)}
              </small>
            </Stack>
            {reason === null && (
              <Stack as="span" gap={0} align="end">
                <small>ماهی</small>
                <b>{formatNumber(quote.amountPerMonth)}</b>
              </Stack>
            )}
            {note && <small className="reason">{note}</small>}
          </label>
        );
      })}
    </S.Picker>
  );
}
