import { StairChart } from '@/components/facility/StairChart';
import { CreditCard } from '@/components/ui/customerIcons';
import { Mark } from '@/components/ui/Mark';
import type { CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import { planTitle } from '@/utils/checkout/words';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { noonOf } from '@/utils/jalali';
import { formatNumber, formatOneDecimal, formatToman } from '@/utils/money';
import * as S from './Payment.styles';

/** The debt before each instalment, for the stair. */
export const owedOf = ({ instalments }: CheckoutFacility): number[] =>
  instalments.map((_, index) => instalments.slice(index).reduce((sum, { amount }) => sum + amount, 0));

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

/** How the order is paid: in cash or on the plan of the basket. */
export function PayWay({ review }: { review: CheckoutReview }) {
  const { facility } = review;
  if (!facility) {
    return (
      <S.Way>
        <CreditCard size={24} />
        <div>
          <b>نقدی، با درگاه بانکی</b>
          <small>همهٔ کارت‌های شتاب</small>
        </div>
        <strong>{formatNumber(review.total)}</strong>
      </S.Way>
    );
  }
  return (
    <S.Way>
      <Mark size={20} />
      <div>
        <b>قسطی، {planTitle(facility)}</b>
        <small>امروز {formatToman(review.payToday)}، بقیه ماه به ماه</small>
      </div>
      <PlanFigures facility={facility} />
    </S.Way>
  );
}
