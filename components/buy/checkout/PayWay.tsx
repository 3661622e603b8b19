import { useState } from 'react';
import { BasketNotice } from '@/components/buy/basket/BasketStates';
import { ChoiceCard } from '@/components/ui/kit/ChoiceCard';
import { CreditCard, ReceiptText } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Mark } from '@/components/ui/kit/Mark';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { BasketPlan } from '@/contract/basket';
import type { CheckoutReview } from '@/contract/checkout';
import type { BasketView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { conditionsText, debtText, monthText, planTitle } from '@/rules/checkout/texts';
import { payableOf } from '@/rules/facility/basket';
import { allowedTerms, quotePlan } from '@/rules/facility/quote';
import { choosePlan, selectBasketPlans, selectChoosingPlan } from '@/store/facility';
import { selectFacilityPlan } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import { PlanCard } from './PlanCard';

const BasketPlanSheet = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/buy/basket/BasketPlanSheet'),
);

const isByCheque = ({ cheque }: BasketPlan) => cheque?.pieces === 'perInstalment';

type Props = {
  answer: BasketView;
  /** Null while it is not known. */
  review: CheckoutReview | null;
};

/** Chooses cash, a plan, or a plan whose instalments are secured by cheques. */
export function PayWay({ answer, review }: Props) {
  const dispatch = useAppDispatch();
  const shopPlan = useAppSelector(selectFacilityPlan);
  const choosing = useAppSelector(selectChoosingPlan);
  const plans = useAppSelector(selectBasketPlans) ?? [];
  const now = useToday();
  const [sheetOpen, setSheetOpen] = useState(false);
  const { choice } = answer.extraObject.facility;
  const payable = payableOf(answer.data) - (review?.couponDiscount ?? 0);
  const chosenId = choosing ? choosing.planId : choice?.chosen ? choice.plan.id : null;
  const byCheque = plans.find((one) => one.id === chosenId && isByCheque(one));
  const chequePlan = byCheque ?? plans.find((one) => isByCheque(one) && one.reason === null);
  const plan = byCheque ? shopPlan : (choice?.plan ?? shopPlan);
  const chosenTerms = { ...choice, ...choosing };
  const terms = plan && allowedTerms(plan, byCheque ? {} : chosenTerms);
  const chequeTerms = chequePlan && allowedTerms(chequePlan, byCheque ? chosenTerms : {});
  const onPlan = chosenId !== null && !byCheque;
  /** Why the plan cannot be used for this basket; null when it can. A chosen plan stays selected, with this reason. */
  const refused = byCheque
    ? (plans.find(({ id }) => id === plan?.id)?.reason ?? null)
    : (choice?.reason ??
      (plan && !quotePlan(plan, payable).eligible ? 'این سبد از کمینهٔ وام این طرح کمتر است.' : null));
  const notes = [
    review?.facility && conditionsText(review.facility),
    choice && debtText(choice.plan.parentTitle, choice.debt),
  ];
  const shared = {
    payable,
    shippingCost: review?.shippingCost ?? 0,
    note: notes.filter(Boolean).join(' ') || null,
    onOpenSheet: () => setSheetOpen(true),
  };
  const sheet = byCheque ? { plan: byCheque, terms: chequeTerms } : { plan, terms };

  return (
    <Stack role="radiogroup" aria-labelledby="pay-way" aria-busy={choosing !== null}>
      <Heading level={3} id="pay-way">
        چگونه می‌پردازید؟
      </Heading>
      <BasketNotice />
      <ChoiceCard
        name="pay-way"
        chosen={chosenId === null}
        onChoose={() => dispatch(choosePlan.request({ planId: null }))}
        icon={<CreditCard size={24} />}
        title="نقدی، با درگاه بانکی"
        text="همهٔ کارت‌های شتاب"
        end={formatNumber(review?.total ?? payable)}
      />
      {plan && terms && (
        <PlanCard
          {...shared}
          plan={plan}
          terms={terms}
          chosen={onPlan}
          refused={refused}
          icon={<Mark size={20} />}
          title={`قسطی، ${onPlan ? planTitle({ name: plan.name, months: terms.months }) : plan.name}`}
          text={`${monthText(quotePlan(plan, payable, terms))}، ${toPersianDigits(terms.months)} قسط`}
        />
      )}
      {chequePlan && chequeTerms && (
        <PlanCard
          {...shared}
          plan={chequePlan}
          terms={chequeTerms}
          chosen={byCheque !== undefined}
          refused={byCheque ? (choice?.reason ?? null) : null}
          icon={<ReceiptText size={24} />}
          title="چک صیادی"
          text={`${toPersianDigits(chequeTerms.months)} برگ چک ثبت‌شده در سامانهٔ صیاد، بررسی تا ۱ روز کاری`}
          end={`${formatPercent(chequeTerms.prepaymentPercent)} اکنون`}
        />
      )}
      {sheetOpen && sheet.plan && sheet.terms && (
        <BasketPlanSheet
          plan={sheet.plan}
          payable={payable}
          {...sheet.terms}
          choosesPlan
          startsAt={now}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Stack>
  );
}
