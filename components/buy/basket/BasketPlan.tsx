import { useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { Note } from '@/components/ui/kit/Note';
import { Segments } from '@/components/ui/kit/Segments';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { BasketChoice, BasketExtra } from '@/contract/basket';
import type { BasketView } from '@/contract/view';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { payableOf } from '@/rules/facility/basket';
import { choosePlan, selectChoosingPlan } from '@/store/facility';
import { selectFacilityPlan } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { BasketPlanFigures } from './BasketPlanFigures';

const BasketPlanSheet = onDemand(() => import(/* webpackChunkName: 'facility' */ './BasketPlanSheet'));

const Plan = styled(Card)`
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

const ChangeButton = styled(TextButton)`
  margin-inline-start: auto;
`;

/** Whether to show the choice: not while the shopper has chosen nothing and the basket is too small for the default plan. */
const isPlanOffered = ({ showDetail, facility: { choice } }: BasketExtra) =>
  showDetail || choice === null || choice.chosen;

/**
 * The choice of cash or a plan for the basket, with the figures of the plan. Until the shopper chooses, the basket is bought
 * in cash and the plan is an offer. @param brief leaves details out
 */
export function BasketPlan({ answer, brief }: { answer: BasketView; brief?: boolean }) {
  const dispatch = useAppDispatch();
  const shopPlan = useAppSelector(selectFacilityPlan);
  const choosing = useAppSelector(selectChoosingPlan);
  const now = useServerNow(null);
  const [sheet, setSheet] = useState<'closed' | 'schedule' | 'plans'>('closed');
  const { choice } = answer.extraObject.facility;
  const plan = choice?.plan ?? shopPlan;
  if (!plan || !isPlanOffered(answer.extraObject)) return null;

  const onPlan = choosing ? choosing.planId !== null : choice?.chosen === true;
  const name = choice ? choice.plan.name : 'شیوهٔ خرید';
  return (
    <>
      <Plan tone="quiet" dense gap={2} aria-label={name} aria-busy={choosing !== null}>
        <Segments
          label="شیوهٔ خرید"
          value={onPlan ? 'instalment' : 'cash'}
          onChange={(way) => dispatch(choosePlan.request({ planId: way === 'cash' ? null : plan.id }))}
          choices={[
            { value: 'cash', title: 'خرید نقدی' },
            {
              value: 'instalment',
              title: (
                <>
                  <Mark size={14} /> خرید قسطی
                </>
              ),
            },
          ]}
        />
        {choice && (
          <Row as="header" wrap>
            {/* biome-ignore lint/performance/noImgElement: a small drawing that needs no optimiser. */}
            {choice.logoUrl && <img src={choice.logoUrl} alt="" width={24} height={24} loading="lazy" />}
            <Heading level={3}>
              {choice.chosen ? titleOf(choice) : `اگر قسطی بخرید: ${titleOf(choice)}`}
            </Heading>
            <Text as="span" size="caption" ink="faint">
              {choice.plan.parentTitle}
            </Text>
            <ChangeButton type="button" onClick={() => setSheet('plans')}>
              تغییر طرح
            </ChangeButton>
          </Row>
        )}
        {choice?.reason && <Note kind="warning">{choice.reason}</Note>}
        {choice && answer.extraObject.showDetail && (
          <BasketPlanFigures answer={answer} choice={choice} now={now} brief={brief}>
            <TextButton onClick={() => setSheet('schedule')}>
              جدول کامل {toPersianDigits(choice.months)} قسط
              <ChevronLeft size={16} />
            </TextButton>
          </BasketPlanFigures>
        )}
      </Plan>
      {sheet !== 'closed' && (
        <BasketPlanSheet
          plan={plan}
          payable={payableOf(answer.data)}
          months={choice?.months ?? plan.defaultMonths}
          prepaymentPercent={choice?.prepaymentPercent ?? plan.prepaymentPercent}
          choosesPlan={sheet === 'plans'}
          onClose={() => setSheet('closed')}
          startsAt={now}
        />
      )}
    </>
  );
}

const titleOf = ({ plan, months }: BasketChoice) => `${plan.name}، ${toPersianDigits(months)} ماهه`;
