import { Panel } from '@/components/layout/personal/Panel.styles';
import { Amount } from '@/components/ui/Price';
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
        <div>
          <dt>جمع کالاها</dt>
          <dd>{formatToman(goodsTotal)}</dd>
        </div>
        {discountTotal > 0 && (
          <div className="saved">
            <dt>تخفیف</dt>
            <dd>{formatToman(discountTotal)}</dd>
          </div>
        )}
        {serviceTotal > 0 && (
          <div>
            <dt>بیمه و خدمات</dt>
            <dd>{formatToman(serviceTotal)}</dd>
          </div>
        )}
        {couponDiscount > 0 && (
          <div className="saved">
            <dt>کد تخفیف{order.coupon && <bdi> {order.coupon}</bdi>}</dt>
            <dd>{formatToman(couponDiscount)}</dd>
          </div>
        )}
        <div>
          <dt>هزینهٔ ارسال</dt>
          <dd>{shippingCost === 0 ? 'رایگان' : formatToman(shippingCost)}</dd>
        </div>
        <div className="total">
          <dt>جمع</dt>
          <dd>
            <Amount value={total} />
          </dd>
        </div>
        {facility && (
          <>
            <div>
              <dt>پیش‌پرداخت</dt>
              <dd>{formatToman(facility.prepayment)}</dd>
            </div>
            {facility.aboveCeiling > 0 && (
              <div>
                <dt>مازاد بر سقف طرح</dt>
                <dd>{formatToman(facility.aboveCeiling)}</dd>
              </div>
            )}
            {facility.fee > 0 && (
              <div>
                <dt>کارمزد قرارداد</dt>
                <dd>{formatToman(facility.fee)}</dd>
              </div>
            )}
            {order.payToday > facility.prepayment && (
              <div>
                <dt>هنگام خرید، با پیش‌پرداخت</dt>
                <dd>{formatToman(order.payToday)}</dd>
              </div>
            )}
            <div>
              <dt>وام {facility.name}</dt>
              <dd>{formatToman(facility.loanAmount)}</dd>
            </div>
            <div>
              <dt>قسط ماهانه، {toPersianDigits(facility.months)} ماه</dt>
              <dd>{formatToman(facility.amountPerMonth)}</dd>
            </div>
          </>
        )}
        {order.fromWallet > 0 && (
          <div>
            <dt>از کیف پول</dt>
            <dd>{formatToman(order.fromWallet)}</dd>
          </div>
        )}
        {order.state === 'awaitingPayment' && (
          <div>
            <dt>مانده برای پرداخت</dt>
            <dd>{formatToman(order.payToday - order.fromWallet)}</dd>
          </div>
        )}
      </S.Sums>
    </Panel>
  );
}
