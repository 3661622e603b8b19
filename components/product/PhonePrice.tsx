import type { Pricing } from '@/contract/common';
import type { FacilityPlan } from '@/contract/facility';
import { usePricing } from '@/hooks/usePricing';
import { toPersianDigits } from '@/utils/digits';
import { quotePlan } from '@/utils/facility/quote';
import { formatNumber } from '@/utils/money';

type Props = { pricing: Pricing; plan: FacilityPlan; months: number };

/** The price in the phones' buy bar: the monthly amount if a loan is possible, with a prepayment above its ceiling. */
export default function PhonePrice({ pricing, plan, months }: Props) {
  const { price } = usePricing(pricing);
  const { eligible, amountPerMonth, aboveCeiling, payToday } = quotePlan(plan, price, { months });
  return (
    <span>
      <small>{eligible ? `ماهی، ${toPersianDigits(months)} قسط` : 'قیمت'}</small>
      <b>{formatNumber(eligible ? amountPerMonth : price)}</b> تومان
      {eligible && aboveCeiling > 0 && <small>امروز {formatNumber(payToday)} تومان</small>}
    </span>
  );
}
