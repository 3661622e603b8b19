import { useId } from 'react';
import { Check } from '@/components/ui/kit/icons';
import type { LoanPlan } from '@/contract/planRequest';
import { monthlyInstalment } from '@/rules/facility/instalments';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './PlanCards.styles';

type Props = {
  plans: readonly LoanPlan[];
  /** Null while none is chosen. */
  chosenId: number | null;
  onChoose: (plan: LoanPlan) => void;
  /** Error text of the choice. */
  error?: string | null;
};

/** The loan plans as cards, each with the monthly amount of its largest loan. One can be chosen. */
export function PlanCards({ plans, chosenId, onChoose, error }: Props) {
  const name = useId();
  return (
    <S.Cards aria-describedby={error ? `${name}error` : undefined}>
      <legend className="visually-hidden">طرح وام</legend>
      <div className="cards">
        {plans.map((plan) => (
          <label key={plan.id}>
            <input
              type="radio"
              name={name}
              checked={plan.id === chosenId}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(plan)}
            />
            <span className="head">
              <b>{plan.name}</b>
              <small>{plan.audience}</small>
            </span>
            <span className="loan">برای {formatToman(plan.ceiling)}، ماهی</span>
            <span className="month">
              <strong>{formatNumber(monthlyInstalment(plan, plan.ceiling, plan.defaultMonths))}</strong>{' '}
              تومان، {toPersianDigits(plan.defaultMonths)} قسط
            </span>
            <span className="facts">
              {plan.highlights.map((text) => (
                <span key={text}>
                  <Check size={16} />
                  {text}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${name}error`}>
          {error}
        </p>
      )}
    </S.Cards>
  );
}
