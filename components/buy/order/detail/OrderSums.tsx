import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Amount } from '@/components/ui/kit/Price';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './OrderSums.styles';

/** The sums of an order: its total, the loan and the monthly amount. */
export function OrderSums({ order }: { order: Order }) {
  const { goodsTotal, discountTotal, serviceTotal, couponDiscount, shippingCost, total, facility } = order;
  return (
    <Panel aria-labelledby="order-sums">
      <h2 id="order-sums">مبلغ سفارش</h2>
      <S.Sums>
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
      </S.Sums>
    </Panel>
  );
}
