import { StairChart } from '@/components/credit/facility/StairChart';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { OldPrice } from '@/components/ui/kit/Price';
import type { BasketChoice } from '@/contract/basket';
import type { BasketView } from '@/contract/view';
import { payableOf, payTodayOf } from '@/rules/facility/basket';
import { listInstalments } from '@/rules/facility/instalments';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent, formatToman } from '@/utils/money';

/** An amount after discounts, and the one before them struck through when it differs. */
function Discounted({ title, before, now }: { title: string; before: number; now: number }) {
  return (
    <DescriptionRow name={title}>
      {before !== now && <OldPrice value={before} />} {formatNumber(now)}
    </DescriptionRow>
  );
}

type Props = {
  answer: BasketView;
  choice: BasketChoice;
  /** Server time, ms. */
  now: number;
  brief?: boolean;
};

/** The figures of a basket on its plan, as the server computed them. */
export function BasketPlanFigures({ answer, choice, now, brief }: Props) {
  const { facility, facilityDeference, sumOfFacilityBasket, sumOfFacilityBasketDiscount } =
    answer.extraObject;
  const { plan, months, prepaymentPercent, fee } = choice;
  const { cartFacility } = facility;
  if (!cartFacility) return null;
  const today = payTodayOf(answer.extraObject);
  const rows = listInstalments(plan, cartFacility.discountLoanAmount, months);
  return (
    <>
      <div className="month">
        <span>
          <small>ماهی</small>
          <b>{formatNumber(cartFacility.amountPerMonth)}</b>
          <small>تومان، {toPersianDigits(months)} قسط</small>
        </span>
        <StairChart owed={rows.map((row) => row.balance + row.principal)} height={48} />
      </div>
      <dl>
        <DescriptionRow name={`پیش‌پرداخت ${formatPercent(prepaymentPercent)}`}>
          {formatNumber(cartFacility.prepayment)}
        </DescriptionRow>
        {facilityDeference > 0 && (
          <DescriptionRow
            name={
              <>
                بیشتر از اعتبار شما؛ پرداخت امروز
                <small>
                  {' '}
                  {choice.debt > 0 ? 'اعتبار باقی‌ماندهٔ شما' : 'سقف این طرح'}{' '}
                  {formatToman(cartFacility.discountLoanAmount)} است؛ بقیه را امروز می‌پردازید.
                </small>
              </>
            }
          >
            {formatNumber(facilityDeference)}
          </DescriptionRow>
        )}
        {fee > 0 && <DescriptionRow name="کارمزد قرارداد (امروز)">{formatNumber(fee)}</DescriptionRow>}
        {(!brief || today > cartFacility.prepayment) && (
          <DescriptionRow className="today" name="امروز می‌پردازید">
            {formatNumber(today)}
          </DescriptionRow>
        )}
        {!brief && (
          <DescriptionRow name="سود اقساط">
            {formatNumber(today + cartFacility.discountFinalRefundAmount - payableOf(answer.data))}
          </DescriptionRow>
        )}
        <div>
          <dt>اولین قسط</dt>
          <dd data-accent>{formatDate(noonOf(addJalaliMonths(tehranDateOf(now), 1)))}</dd>
        </div>
      </dl>
      {!brief && (
        <details>
          <summary>جزئیات وام</summary>
          <dl>
            <Discounted
              title="مبلغ سبد"
              before={sumOfFacilityBasket}
              now={sumOfFacilityBasket - sumOfFacilityBasketDiscount}
            />
            <Discounted
              title="مبلغ وام"
              before={cartFacility.loanAmount}
              now={cartFacility.discountLoanAmount}
            />
            <Discounted
              title="جمع قسط‌ها"
              before={cartFacility.finalRefundAmount}
              now={cartFacility.discountFinalRefundAmount}
            />
          </dl>
        </details>
      )}
    </>
  );
}
