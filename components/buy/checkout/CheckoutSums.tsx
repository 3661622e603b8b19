import styled from 'styled-components';
import { StairChart } from '@/components/credit/facility/StairChart';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Mark } from '@/components/ui/kit/Mark';
import { MorePictures } from '@/components/ui/kit/MorePictures';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { Sums } from '@/components/ui/kit/Sums';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import type { BasketView } from '@/contract/view';
import type { ChosenShipping } from '@/rules/checkout/choice';
import { costText, owedOf, planTitle } from '@/rules/checkout/texts';
import { payTodayOf } from '@/rules/facility/basket';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const Parts = styled(Stack)`
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.8;
  }
`;

/** Pictures shown before «+N». */
const mostPictures = 4;

function Thumbnails({ answer }: { answer: BasketView }) {
  const { items } = answer.data;
  const hidden = items.length - mostPictures;
  return (
    <Grid columns={5} gap={2} aria-hidden="true">
      {items.slice(0, mostPictures).map((item) => (
        <Picture key={item.id} src={item.imageUrl} alt="" width={64} />
      ))}
      {hidden > 0 && <MorePictures>+{toPersianDigits(hidden)}</MorePictures>}
    </Grid>
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
    <Card as="div" tone="quiet" dense gap={2}>
      <Row as="header" justify="between">
        <Row as="b">
          <Mark size={16} />
          {planTitle(facility)}
        </Row>
        <Text as="span" weight="bold">
          <Amount value={facility.amountPerMonth} />
        </Text>
      </Row>
      <Text size="caption" ink="muted">
        {toPersianDigits(facility.months)} قسط{first && `، از ${formatDate(noonOf(first.dueDate))}`}
      </Text>
      <StairChart owed={owedOf(facility)} height={48} />
      <Sums>
        <DescriptionRow name={facility.aboveCeiling > 0 ? 'پیش‌پرداخت و بیشتر از اعتبار' : 'پیش‌پرداخت'}>
          {formatNumber(facility.prepayment + facility.aboveCeiling)}
        </DescriptionRow>
        {facility.fee > 0 && (
          <DescriptionRow name="کارمزد قرارداد">{formatNumber(facility.fee)}</DescriptionRow>
        )}
        {review.fromWallet > 0 && (
          <DescriptionRow className="saved" name="از کیف پول">
            {formatNumber(-review.fromWallet)}
          </DescriptionRow>
        )}
      </Sums>
    </Card>
  );
}

/**
 * The sum (toman) that the shopper pays today: at the gateway once the review is known, before that by the chosen plan. Null
 * while cash is chosen and the review is not known, because the shipping may still be added.
 */
export function paidTodayOf({ extraObject }: BasketView, review: CheckoutReview | null): number | null {
  if (review) return review.atGateway;
  const { cartFacility, choice } = extraObject.facility;
  return choice?.chosen && cartFacility ? payTodayOf(extraObject) : null;
}

type Props = {
  answer: BasketView;
  review: CheckoutReview | null;
  chosen: ChosenShipping | null;
  busy: boolean;
};

/** Everything the order costs. Each choice adds its rows: sums, shipping, plan, and what is paid now. */
export function CheckoutSums({ answer, review, chosen, busy }: Props) {
  const sums = sumsOf(answer, review);
  const shippingCost =
    review && chosen ? { cost: review.shippingCost, postpaid: chosen.method.postpaid } : null;
  const shipping = shippingCost ?? chosen?.method ?? null;
  const facility = review?.facility ?? null;
  const paidToday = paidTodayOf(answer, review);
  const onPlan = answer.extraObject.facility.choice?.chosen === true;
  return (
    <Parts gap={4} aria-busy={busy}>
      <Thumbnails answer={answer} />
      <Sums data-ruled="small">
        <DescriptionRow name="قیمت کالاها">{formatNumber(sums.goodsTotal)}</DescriptionRow>
        {sums.serviceTotal > 0 && (
          <DescriptionRow name="بیمه و خدمات">{formatNumber(sums.serviceTotal)}</DescriptionRow>
        )}
        {sums.discountTotal > 0 && (
          <DescriptionRow className="saved" name="تخفیف">
            {formatNumber(sums.discountTotal)}
          </DescriptionRow>
        )}
        {sums.couponDiscount > 0 && (
          <DescriptionRow className="saved" name="کد تخفیف">
            {formatNumber(sums.couponDiscount)}
          </DescriptionRow>
        )}
        <DescriptionRow
          className={shipping && !shipping.postpaid && shipping.cost === 0 ? 'saved' : undefined}
          name={<>ارسال{chosen && `، ${chosen.method.title}`}</>}
        >
          {shipping ? costText(shipping) : 'در گام بعد'}
        </DescriptionRow>
        <DescriptionRow className="total" name={onPlan ? 'قیمت نقدی سفارش' : 'جمع سفارش'}>
          <Amount value={sums.total} />
        </DescriptionRow>
        {review && !facility && review.fromWallet > 0 && (
          <DescriptionRow className="saved" name="از کیف پول">
            {formatNumber(-review.fromWallet)}
          </DescriptionRow>
        )}
      </Sums>
      {facility && review && <PlanBox facility={facility} review={review} />}
      {paidToday !== null && (
        <Row as="p" align="baseline" justify="between" wrap>
          <Text as="span" weight="bold">
            اکنون می‌پردازید
          </Text>
          <Text as="b" size="heading" weight="black">
            <Amount value={paidToday} />
          </Text>
        </Row>
      )}
    </Parts>
  );
}
