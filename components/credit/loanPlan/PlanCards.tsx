import { Check } from '@/components/ui/kit/icons';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
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
  const { id, control, line } = useFieldLine(error, 'whileInvalid');
  return (
    <S.Cards aria-describedby={control['aria-describedby']}>
      <legend className="visually-hidden">طرح وام</legend>
      <div className="cards">
        {plans.map((plan) => (
          <label key={plan.id}>
            <input
              type="radio"
              name={id}
              checked={plan.id === chosenId}
              aria-invalid={control['aria-invalid']}
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
        <p className="error" {...line}>
          {error}
        </p>
      )}
    </S.Cards>
  );
}
