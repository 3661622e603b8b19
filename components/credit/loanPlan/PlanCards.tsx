import { IconSentence } from '@/components/ui/kit/IconSentence';
import { Check } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
          <Card as="label" key={plan.id}>
            <input
              type="radio"
              name={id}
              checked={plan.id === chosenId}
              aria-invalid={control['aria-invalid']}
              onChange={() => onChoose(plan)}
            />
            <Row as="span" justify="between" wrap>
              <Text as="b" size="title">
                {plan.name}
              </Text>
              <StateBadge tone="plain">{plan.audience}</StateBadge>
            </Row>
            <Text as="span" size="small" ink="muted">
              برای {formatToman(plan.ceiling)}، ماهی
              <br />
              <Text as="strong" size="display" weight="black" ink="plain">
                {formatNumber(monthlyInstalment(plan, plan.ceiling, plan.defaultMonths))}
              </Text>{' '}
              تومان، {toPersianDigits(plan.defaultMonths)} قسط
            </Text>
            <Stack as="span" gap={2} className="facts">
              {plan.highlights.map((text) => (
                <IconSentence as="span" key={text}>
                  <Check size={16} />
                  {text}
                </IconSentence>
              ))}
            </Stack>
          </Card>
        ))}
      </div>
      {error && (
        <Text size="small" ink="danger" {...line}>
          {error}
        </Text>
      )}
    </S.Cards>
  );
}
