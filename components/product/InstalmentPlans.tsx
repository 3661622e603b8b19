import { Section } from '@/components/ui/Section';
import type { FacilityPlan } from '@/contract/facility';
import { toPersianDigits } from '@/utils/digits';
import { quotePlan } from '@/utils/facility/quote';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './ProductDetails.styles';

type Props = { plan: FacilityPlan; price: number; months: number; onMonths: (months: number) => void };

/** All lengths of the plan side by side. The choice also applies to the buy box. */
export default function InstalmentPlans({ plan, price, months, onMonths }: Props) {
  const note = `برای ${formatNumber(price)} تومان، پیش‌پرداخت ${formatPercent(plan.prepaymentPercent)}، نرخ ${formatPercent(plan.rate)} سالانه`;
  return (
    <Section id="plans" title="شرایط اقساط" note={note}>
      <S.Plans>
        {plan.months.map((choice) => {
          const result = quotePlan(plan, price, { months: choice });
          return (
            <li key={choice}>
              <button type="button" aria-pressed={choice === months} onClick={() => onMonths(choice)}>
                <b>{toPersianDigits(choice)} ماهه</b>
                <strong>{formatNumber(result.amountPerMonth)}</strong>
                تومان در ماه
                <hr />
                بیشتر از نقد: {formatNumber(result.costOverCash)}
                {choice === months && <em>انتخاب شما</em>}
              </button>
            </li>
          );
        })}
      </S.Plans>
    </Section>
  );
}
