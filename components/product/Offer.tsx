import { useId, useState } from 'react';
import { StairChart } from '@/components/facility/StairChart';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { ChevronLeft } from '@/components/ui/icons';
import { Mark } from '@/components/ui/Mark';
import { Amount, OldPrice, PercentPill } from '@/components/ui/Price';
import { Segments } from '@/components/ui/Segments';
import type { FacilityPlan } from '@/contract/facility';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { listInstalments } from '@/utils/facility/instalments';
import { quotePlan } from '@/utils/facility/quote';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/utils/jalali/jalali';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './Offer.styles';

const InstalmentSheet = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/facility/PublicInstalmentSheet'),
);

type Props = {
  plan: FacilityPlan;
  /** Price of one piece now, toman. `listPrice` is the price before the discount, `percent` the discount. */
  price: number;
  listPrice: number;
  percent: number;
  /** The product's category and those above it. */
  categories: readonly { slug: string }[];
  months: number;
  onMonths: (months: number) => void;
  /** Time of the server render, ms: the first render counts instalment dates from it. */
  renderedAt: number;
};

/** The choice of cash or instalments, with the monthly amount, the cash price and the cost beyond it. */
export default function Offer({
  plan,
  price,
  listPrice,
  percent,
  categories,
  months,
  onMonths,
  renderedAt,
}: Props) {
  const [payment, setPayment] = useState<'cash' | 'instalment'>('instalment');
  const [sheetOpen, setSheetOpen] = useState(false);
  const name = useId();
  const result = quotePlan(plan, price, { months });
  const owed = listInstalments(plan, result.loan, months).map((row) => row.balance + row.principal);
  const before = (
    <span className="before">
      {percent > 0 && (
        <>
          <OldPrice value={listPrice} />
          <PercentPill percent={percent} />
        </>
      )}
    </span>
  );

  if (!result.eligible) {
    return (
      <S.Offer>
        <div className="simple cash">
          {before}
          <strong className="main">{formatNumber(price)}</strong>
          <small>تومان</small>
        </div>
      </S.Offer>
    );
  }

  return (
    <S.Offer>
      <Segments
        label="شیوهٔ خرید"
        value={payment}
        onChange={setPayment}
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
      {payment === 'cash' ? (
        <div className="simple cash">
          {before}
          <strong className="main">{formatNumber(price)}</strong>
          <small>تومان</small>
        </div>
      ) : (
        <>
          <div className="body">
            <div className="amounts">
              <div>
                <small>ماهی</small>
                <strong className="main">{formatNumber(result.amountPerMonth)}</strong>
                <small>تومان، {toPersianDigits(months)} قسط</small>
              </div>
              <div className="cash">
                {before}
                <b>
                  <Amount value={price} />
                </b>{' '}
                <small>نقد</small>
              </div>
            </div>
            <fieldset className="months" style={{ border: 0, padding: 0 }}>
              <legend className="visually-hidden">تعداد ماه‌ها</legend>
              {plan.months.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={name}
                    checked={choice === months}
                    onChange={() => onMonths(choice)}
                    aria-label={`${toPersianDigits(choice)} ماه`}
                  />
                  <span aria-hidden="true">{toPersianDigits(choice)}</span>
                </label>
              ))}
              <small aria-hidden="true">ماه</small>
            </fieldset>
            <StairChart owed={owed} height={92} />
          </div>
          <div className="terms">
            <dl>
              <div>
                <dt>اولین قسط</dt>
                <dd data-accent>{formatDate(noonOf(addJalaliMonths(tehranDateOf(renderedAt), 1)))}</dd>
              </div>
              <div>
                <dt>پیش‌پرداخت {formatPercent(plan.prepaymentPercent)}</dt>
                <dd>
                  <Amount value={result.prepayment} />
                </dd>
              </div>
              {result.aboveCeiling > 0 && (
                <>
                  <div>
                    <dt>مازاد بر سقف وام (امروز)</dt>
                    <dd>
                      <Amount value={result.aboveCeiling} />
                    </dd>
                  </div>
                  <div data-sum="">
                    <dt>امروز می‌پردازید</dt>
                    <dd>
                      <Amount value={result.payToday} />
                    </dd>
                  </div>
                </>
              )}
              <div>
                <dt>بیشتر از نقد</dt>
                <dd>
                  <Amount value={result.costOverCash} />
                </dd>
              </div>
            </dl>
            <button type="button" onClick={() => setSheetOpen(true)}>
              جدول کامل {toPersianDigits(months)} قسط
              <ChevronLeft size={16} />
            </button>
          </div>
          {sheetOpen && (
            <InstalmentSheet
              plan={plan}
              payable={price}
              categories={categories.map(({ slug }) => slug)}
              months={months}
              prepaymentPercent={plan.prepaymentPercent}
              onTerms={(terms) => terms.planId === plan.id && onMonths(terms.months)}
              onClose={() => setSheetOpen(false)}
              startsAt={renderedAt}
            />
          )}
        </>
      )}
    </S.Offer>
  );
}
