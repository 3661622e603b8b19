import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Amount } from '@/components/ui/kit/Price';
import { Sums } from '@/components/ui/kit/Sums';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The sums of an order: its total, the loan and the monthly amount. */
export function OrderSums({ order }: { order: Order }) {
  const { goodsTotal, discountTotal, serviceTotal, couponDiscount, shippingCost, total, facility } = order;
  return (
    <Card aria-labelledby="order-sums">
      <Heading id="order-sums">مبلغ سفارش</Heading>
      <Sums data-ruled="">
        <DescriptionRow name="جمع کالاها">{formatToman(goodsTotal)}</DescriptionRow>
        {discountTotal > 0 && (
          <DescriptionRow className="saved" name="تخفیف">
            {formatToman(discountTotal)}
          </DescriptionRow>
        )}
        {serviceTotal > 0 && <DescriptionRow name="بیمه و خدمات">{formatToman(serviceTotal)}</DescriptionRow>}
        {couponDiscount > 0 && (
          <DescriptionRow className="saved" name={<>کد تخفیف{order.coupon && <bdi> {order.coupon}</bdi>}</>}>
            {formatToman(couponDiscount)}
          </DescriptionRow>
        )}
        <DescriptionRow name="هزینهٔ ارسال">
          {shippingCost === 0 ? 'رایگان' : formatToman(shippingCost)}
        </DescriptionRow>
        <DescriptionRow className="total" name="جمع">
          <Amount value={total} />
        </DescriptionRow>
        {facility && (
          <>
            <DescriptionRow name="پیش‌پرداخت">{formatToman(facility.prepayment)}</DescriptionRow>
            {facility.aboveCeiling > 0 && (
              <DescriptionRow name="بیشتر از اعتبار">{formatToman(facility.aboveCeiling)}</DescriptionRow>
            )}
            {facility.fee > 0 && (
              <DescriptionRow name="کارمزد قرارداد">{formatToman(facility.fee)}</DescriptionRow>
            )}
            {order.payToday > facility.prepayment && (
              <DescriptionRow name="هنگام خرید، با پیش‌پرداخت">{formatToman(order.payToday)}</DescriptionRow>
            )}
            <DescriptionRow name={`وام ${facility.name}`}>{formatToman(facility.loanAmount)}</DescriptionRow>
            <DescriptionRow name={`قسط ماهانه، ${toPersianDigits(facility.months)} ماه`}>
              {formatToman(facility.amountPerMonth)}
            </DescriptionRow>
          </>
        )}
        {order.fromWallet > 0 && (
          <DescriptionRow name="از کیف پول">{formatToman(order.fromWallet)}</DescriptionRow>
        )}
        {order.state === 'awaitingPayment' && (
          <DescriptionRow name="مانده برای پرداخت">
            {formatToman(order.payToday - order.fromWallet)}
          </DescriptionRow>
        )}
      </Sums>
    </Card>
  );
}
