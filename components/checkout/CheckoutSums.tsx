import { StairChart } from '@/components/facility/StairChart';
import { Mark } from '@/components/ui/Mark';
import { Picture } from '@/components/ui/Picture';
import { Amount } from '@/components/ui/Price';
import type { CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import type { BasketView } from '@/contract/view';
import type { ChosenShipping } from '@/utils/checkout/choice';
import { costText, owedOf, planTitle } from '@/utils/checkout/words';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { noonOf } from '@/utils/jalali';
import { formatNumber } from '@/utils/money';
import * as S from './Summary.styles';

/** Pictures shown before «+N». */
const mostPictures = 4;

function Thumbnails({ answer }: { answer: BasketView }) {
  const { items } = answer.data;
  const hidden = items.length - mostPictures;
  return (
    <div className="pictures" aria-hidden="true">
      {items.slice(0, mostPictures).map((item) => (
        <Picture key={item.id} src={item.imageUrl} alt="" width={64} />
      ))}
      {hidden > 0 && <span>+{toPersianDigits(hidden)}</span>}
    </div>
  );
}

/** The sums of the review, or of the basket while there is no review. */
function sumsOf(answer: BasketView, review: CheckoutReview | null) {
  if (review) return review;
  const { total, totalDiscount, serviceTotalPrice } = answer.data;
  return {
    goodsTotal: total,
    discountTotal: totalDiscount,
    serviceTotal: serviceTotalPrice,
    couponDiscount: 0,
    total: total - totalDiscount + serviceTotalPrice,
  };
}

function PlanBox({ facility, review }: { facility: CheckoutFacility; review: CheckoutReview }) {
  const first = facility.instalments[0];
  return (
    <div className="plan">
      <header>
        <Mark size={16} />
        <b>{planTitle(facility)}</b>
        <span>
          <Amount value={facility.amountPerMonth} />
        </span>
      </header>
      <p>
        {toPersianDigits(facility.months)} قسط{first && `، از ${formatDate(noonOf(first.dueDate))}`}
      </p>
      <StairChart owed={owedOf(facility)} height={48} />
      <dl>
        <div>
          <dt>{facility.aboveCeiling > 0 ? 'پیش‌پرداخت و مازاد سقف' : 'پیش‌پرداخت'}</dt>
          <dd>{formatNumber(facility.prepayment + facility.aboveCeiling)}</dd>
        </div>
        {facility.fee > 0 && (
          <div>
            <dt>کارمزد قرارداد</dt>
            <dd>{formatNumber(facility.fee)}</dd>
          </div>
        )}
        {review.fromWallet > 0 && (
          <div className="saved">
            <dt>از کیف پول</dt>
            <dd>{formatNumber(-review.fromWallet)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

type Props = {
  answer: BasketView;
  review: CheckoutReview | null;
  chosen: ChosenShipping | null;
  busy: boolean;
};

/** Everything the order costs. It grows with the choices: sums, shipping, plan, and what is paid now. */
export function CheckoutSums({ answer, review, chosen, busy }: Props) {
  const sums = sumsOf(answer, review);
  const shippingCost =
    review && chosen ? { cost: review.shippingCost, postpaid: chosen.method.postpaid } : null;
  const shipping = shippingCost ?? chosen?.method ?? null;
  const facility = review?.facility ?? null;
  return (
    <S.Sums aria-busy={busy}>
      <Thumbnails answer={answer} />
      <dl>
        <div>
          <dt>قیمت کالاها</dt>
          <dd>{formatNumber(sums.goodsTotal)}</dd>
        </div>
        {sums.serviceTotal > 0 && (
          <div>
            <dt>خدمات و بیمه</dt>
            <dd>{formatNumber(sums.serviceTotal)}</dd>
          </div>
        )}
        {sums.discountTotal > 0 && (
          <div className="saved">
            <dt>تخفیف</dt>
            <dd>{formatNumber(sums.discountTotal)}</dd>
          </div>
        )}
        {sums.couponDiscount > 0 && (
          <div className="saved">
            <dt>کد تخفیف</dt>
            <dd>{formatNumber(sums.couponDiscount)}</dd>
          </div>
        )}
        <div className={shipping && !shipping.postpaid && shipping.cost === 0 ? 'saved' : undefined}>
          <dt>ارسال{chosen && `، ${chosen.method.title}`}</dt>
          <dd>{shipping ? costText(shipping) : 'در گام بعد'}</dd>
        </div>
        <div className="total">
          <dt>جمع سفارش</dt>
          <dd>
            <Amount value={sums.total} />
          </dd>
        </div>
        {review && !facility && review.fromWallet > 0 && (
          <div className="saved">
            <dt>از کیف پول</dt>
            <dd>{formatNumber(-review.fromWallet)}</dd>
          </div>
        )}
      </dl>
      {facility && review && <PlanBox facility={facility} review={review} />}
      {review && (
        <p className="now">
          <span>اکنون می‌پردازید</span>
          <b>
            <Amount value={review.atGateway} />
          </b>
        </p>
      )}
    </S.Sums>
  );
}
