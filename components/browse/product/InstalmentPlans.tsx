import { Section } from '@/components/ui/layout/Section';
import type { FacilityPlan } from '@/contract/facility';
import { roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './ProductDetails.styles';
import type { PurchaseTerms } from './usePurchaseTerms';

type Props = { plan: FacilityPlan; purchase: PurchaseTerms };

/** All lengths of the plan side by side. The choice also applies to the buy box. */
export default function InstalmentPlans({ plan, purchase: { terms, change } }: Props) {
  const { price, months, prepaymentPercent } = terms;
  const note = `برای ${formatNumber(price)} تومان، پیش‌پرداخت ${formatPercent(prepaymentPercent)}، نرخ ${formatPercent(plan.rate)} سالانه`;
  return (
    <Section id="plans" title="شرایط اقساط" note={note}>
      <S.Plans>
        {plan.months.map((choice) => {
          const result = quotePlan(plan, price, { months: choice, prepaymentPercent });
          return (
            <li key={choice}>
              <button
                type="button"
                aria-pressed={choice === months}
                onClick={() => change({ way: 'instalment', months: choice })}
              >
                <b>{toPersianDigits(choice)} ماهه</b>
                <strong>{formatNumber(result.amountPerMonth)}</strong>
                تومان در ماه
                <hr />
                سود اقساط: {formatNumber(roundUp(result.costOverCash, plan.roundingUnit))}
                {choice === months && <em>انتخاب شما</em>}
              </button>
            </li>
          );
        })}
      </S.Plans>
    </Section>
  );
}
