import { useId, useState } from 'react';
import { StairChart } from '@/components/credit/facility/StairChart';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Segments } from '@/components/ui/kit/Segments';
import { listInstalments, roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './Offer.styles';
import type { PurchaseTerms } from './usePurchaseTerms';

const InstalmentSheet = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/credit/facility/PublicInstalmentSheet'),
);

type Props = {
  /** Price of one piece before the discount, toman, and the discount in percent. */
  listPrice: number;
  percent: number;
  /** The product's category and those above it. */
  categories: readonly { slug: string }[];
  purchase: PurchaseTerms;
  /** Time of the server render, ms: the first render counts instalment dates from it. */
  renderedAt: number;
};

/** The choice of cash or instalments, with the monthly amount, the cash price and the cost beyond it. */
export default function Offer({
  listPrice,
  percent,
  categories,
  purchase: { terms, change },
  renderedAt,
}: Props) {
  const { plan, price, way, months, prepaymentPercent } = terms;
  const quote = plan && quotePlan(plan, price, terms);
  const [sheetOpen, setSheetOpen] = useState(false);
  const name = useId();
  const before = percent > 0 && (
    <span className="before">
      <OldPrice value={listPrice} />
      <PercentPill percent={percent} />
    </span>
  );

  const cash = (
    <div className="simple cash">
      {before}
      <strong className="main">{formatNumber(price)}</strong> <small>تومان</small>
    </div>
  );

  if (!plan || !quote?.eligible) return <S.Offer>{cash}</S.Offer>;
  const owed = listInstalments(plan, quote.loan, months).map((row) => row.balance + row.principal);

  return (
    <S.Offer>
      <Segments
        label="شیوهٔ خرید"
        value={way}
        onChange={(chosen) => change({ way: chosen })}
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
      {way === 'cash' ? (
        cash
      ) : (
        <>
          <div className="body">
            <div className="amounts">
              <div>
                ماهی
                <strong className="main">{formatNumber(quote.amountPerMonth)}</strong>
                {`تومان، ${toPersianDigits(months)} قسط`}
              </div>
              <div className="cash">
                {before}
                <b>
                  <Amount value={price} />
                </b>{' '}
                نقد
              </div>
            </div>
            <fieldset className="months" style={{ border: 0, padding: 0 }}>
              <legend>چند ماهه؟</legend>
              {plan.months.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={name}
                    checked={choice === months}
                    onChange={() => change({ months: choice })}
                    aria-label={`${toPersianDigits(choice)} ماه`}
                  />
                  <span aria-hidden="true">{toPersianDigits(choice)}</span>
                </label>
              ))}
            </fieldset>
            <small>
              {`ماندهٔ بدهی، ماه به ماه: ${formatNumber(owed[0] ?? 0)} تا ${formatNumber(roundUp(owed.at(-1) ?? 0, plan.roundingUnit))}`}
            </small>
            <StairChart owed={owed} height={72} />
          </div>
          <div className="terms">
            <dl>
              <div>
                <dt>اولین قسط</dt>
                <dd data-accent>{formatDate(noonOf(addJalaliMonths(tehranDateOf(renderedAt), 1)))}</dd>
              </div>
              <div>
                <dt>پیش‌پرداخت {formatPercent(prepaymentPercent)}</dt>
                <dd>
                  <Amount value={quote.prepayment} />
                </dd>
              </div>
              {quote.aboveCeiling > 0 && (
                <>
                  <div>
                    <dt>بیشتر از اعتبار شما؛ پرداخت امروز</dt>
                    <dd>
                      <Amount value={quote.aboveCeiling} />
                    </dd>
                  </div>
                  <div data-sum="">
                    <dt>امروز می‌پردازید</dt>
                    <dd>
                      <Amount value={quote.payToday} />
                    </dd>
                  </div>
                </>
              )}
              <div>
                <dt>سود اقساط نسبت به خرید نقدی</dt>
                <dd>
                  <Amount value={roundUp(quote.costOverCash, plan.roundingUnit)} />
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
              prepaymentPercent={prepaymentPercent}
              onTerms={({ planId, ...chosen }) => planId === plan.id && change(chosen)}
              onClose={() => setSheetOpen(false)}
              startsAt={renderedAt}
            />
          )}
        </>
      )}
    </S.Offer>
  );
}
