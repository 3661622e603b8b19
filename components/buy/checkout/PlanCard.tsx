import type { ReactNode } from 'react';
import { ChoiceCard } from '@/components/ui/kit/ChoiceCard';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { useAppDispatch } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { type allowedTerms, quotePlan } from '@/rules/facility/quote';
import { choosePlan } from '@/store/facility';
import { formatToman } from '@/utils/money';
import { CardAction } from './Checkout.styles';
import { PlanDetails } from './PlanDetails';

type Props = {
  plan: FacilityPlan;
  terms: ReturnType<typeof allowedTerms>;
  /** Cash price of the purchase, toman. */
  payable: number;
  shippingCost: number;
  chosen: boolean;
  /** Why the basket cannot be bought on the plan; null when it can. */
  refused: string | null;
  icon: ReactNode;
  title: string;
  /** The line below the title. It is shown while this plan is not the chosen one. */
  text: string;
  /** A short text at the inline end. */
  end?: string;
  /** Conditions of the chosen plan besides money. */
  note: string | null;
  /** Opens the sheet with all plans. */
  onOpenSheet: () => void;
};

/** A plan as a way to pay. The chosen one shows what it costs, and its terms can be changed in place. */
export function PlanCard({
  plan,
  terms,
  payable,
  shippingCost,
  chosen,
  refused,
  icon,
  title,
  text,
  end,
  note,
  onOpenSheet,
}: Props) {
  const dispatch = useAppDispatch();
  const now = useToday();
  const today = quotePlan(plan, payable, terms).payToday + shippingCost;
  return (
    <ChoiceCard
      name="pay-way"
      chosen={chosen}
      disabled={!chosen && refused !== null}
      onChoose={() => dispatch(choosePlan.request({ planId: plan.id }))}
      icon={icon}
      title={title}
      text={refused ?? (chosen ? `امروز ${formatToman(today)}، بقیه ماه به ماه` : text)}
      end={end}
      action={
        chosen && (
          <CardAction type="button" onClick={onOpenSheet}>
            تغییر طرح
          </CardAction>
        )
      }
    >
      {chosen && (
        <>
          {refused && <Note kind="warning">{refused} طرح دیگری یا پرداخت نقدی را انتخاب کنید.</Note>}
          <PlanDetails
            plan={plan}
            terms={terms}
            payable={payable}
            startsAt={now}
            onTerms={(changed) => dispatch(choosePlan.request({ planId: plan.id, ...changed }))}
          />
          {note && (
            <Card as="div" tone="sunken" dense>
              <Text size="small" ink="muted">
                {note}
              </Text>
            </Card>
          )}
        </>
      )}
    </ChoiceCard>
  );
}
