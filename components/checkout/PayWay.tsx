import { useState } from 'react';
import { StairChart } from '@/components/facility/StairChart';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { CreditCard } from '@/components/ui/customerIcons';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { Mark } from '@/components/ui/Mark';
import { Note } from '@/components/ui/Note';
import { Segments } from '@/components/ui/Segments';
import type { CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import type { FacilityPlan } from '@/contract/facility';
import type { BasketView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { choosePlan, selectChoosingPlan } from '@/store/plan';
import { selectFacilityPlan } from '@/store/site';
import { monthText, owedOf, planTitle } from '@/utils/checkout/words';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { payableOf } from '@/utils/facility/basket';
import { quotePlan } from '@/utils/facility/quote';
import { noonOf } from '@/utils/jalali';
import { formatNumber, formatOneDecimal, formatToman } from '@/utils/money';
import { CardAction } from './Checkout.styles';
import * as S from './Payment.styles';

const BasketPlanSheet = onDemand(() => import('@/components/basket/BasketPlanSheet'));

function PlanFigures({ facility }: { facility: CheckoutFacility }) {
  const first = facility.instalments[0];
  return (
    <S.PlanFigures>
      <div>
        <small>ماهی</small>
        <p className="month">
          <b>{formatNumber(facility.amountPerMonth)}</b> تومان، {toPersianDigits(facility.months)} قسط
        </p>
        <dl>
          {first && (
            <div>
              <dt>اولین قسط</dt>
              <dd data-accent>{formatDate(noonOf(first.dueDate))}</dd>
            </div>
          )}
          <div>
            <dt>بیشتر از نقد</dt>
            <dd>{formatNumber(facility.costOverCash)}</dd>
          </div>
          <div>
            <dt>نرخ مؤثر سالانه</dt>
            <dd>{formatOneDecimal(facility.effectiveRate)}٪</dd>
          </div>
        </dl>
      </div>
      <StairChart owed={owedOf(facility)} height={120} />
    </S.PlanFigures>
  );
}

/** The second line of the plan's card: what is paid today when it is chosen, else the monthly amount it would have. */
function planText(
  plan: FacilityPlan,
  payable: number,
  months: number,
  facility: CheckoutFacility | null,
  today: number,
) {
  if (facility) return `امروز ${formatToman(today)}، بقیه ماه به ماه`;
  const { amountPerMonth } = quotePlan(plan, payable, { months });
  return `${monthText({ amountPerMonth })}، ${toPersianDigits(months)} قسط`;
}

type Props = {
  answer: BasketView;
  /** Null while it is not known. */
  review: CheckoutReview | null;
};

/** Chooses cash or a plan for the basket. A plan shows what it costs, and its months can be changed in place. */
export function PayWay({ answer, review }: Props) {
  const dispatch = useAppDispatch();
  const shopPlan = useAppSelector(selectFacilityPlan);
  const choosing = useAppSelector(selectChoosingPlan);
  const now = useToday();
  const [sheetOpen, setSheetOpen] = useState(false);
  const { choice } = answer.extraObject.facility;
  const plan = choice?.plan ?? shopPlan;
  const payable = payableOf(answer.data);
  const months = choosing?.months ?? choice?.months ?? plan?.defaultMonths ?? 0;
  const onPlan = choosing ? choosing.planId !== null : choice?.chosen === true;
  const facility = onPlan ? (review?.facility ?? null) : null;
  /** An offered plan that this basket is too small for cannot be chosen; a chosen one stays, and says why. */
  const refused =
    choice?.reason ??
    (plan && !quotePlan(plan, payable).eligible ? 'این سبد از کمینهٔ وام این طرح کمتر است.' : null);
  const prepaymentPercent = choice?.prepaymentPercent ?? plan?.prepaymentPercent ?? 0;

  return (
    <S.Ways role="radiogroup" aria-labelledby="pay-way" aria-busy={choosing !== null}>
      <h3 id="pay-way">چگونه می‌پردازید؟</h3>
      <ChoiceCard
        name="pay-way"
        chosen={!onPlan}
        onChoose={() => dispatch(choosePlan.request({ planId: null }))}
        icon={<CreditCard size={24} />}
        title="نقدی، با درگاه بانکی"
        text="همهٔ کارت‌های شتاب"
        end={formatNumber(review?.total ?? payable)}
      />
      {plan && (
        <ChoiceCard
          name="pay-way"
          chosen={onPlan}
          disabled={!onPlan && refused !== null}
          onChoose={() => dispatch(choosePlan.request({ planId: plan.id }))}
          icon={<Mark size={20} />}
          title={`قسطی، ${facility ? planTitle(facility) : plan.name}`}
          text={refused ?? planText(plan, payable, months, facility, review?.payToday ?? 0)}
          action={
            onPlan && (
              <CardAction type="button" onClick={() => setSheetOpen(true)}>
                تغییر طرح
              </CardAction>
            )
          }
        >
          {onPlan && (
            <>
              {refused && <Note kind="warning">{refused} طرح دیگری یا پرداخت نقدی را انتخاب کنید.</Note>}
              <Segments
                label="تعداد ماه‌ها"
                value={months}
                onChange={(value) =>
                  dispatch(choosePlan.request({ planId: plan.id, months: value, prepaymentPercent }))
                }
                choices={plan.months.map((value) => ({ value, title: `${toPersianDigits(value)} ماه` }))}
              />
              {facility && <PlanFigures facility={facility} />}
            </>
          )}
        </ChoiceCard>
      )}
      {sheetOpen && plan && (
        <BasketPlanSheet
          plan={plan}
          payable={payable}
          months={months}
          prepaymentPercent={prepaymentPercent}
          choosesPlan
          startsAt={now}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </S.Ways>
  );
}
