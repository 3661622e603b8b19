import { useState } from 'react';
import { StairChart } from '@/components/facility/StairChart';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { ChevronLeft } from '@/components/ui/icons';
import { Mark } from '@/components/ui/Mark';
import type { BasketView } from '@/contract/view';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppSelector } from '@/hooks/useStore';
import { selectFacilityPlan } from '@/store/site';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { payableOf } from '@/utils/facility/basket';
import { listInstalments } from '@/utils/facility/instalments';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/utils/jalali';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './BasketPlan.styles';

const InstalmentSheet = onDemand(() => import('@/components/facility/InstalmentSheet'));

/** The basket's price by instalments; null when the basket is too small for a loan. */
export function BasketPlan({ answer, brief }: { answer: BasketView; brief?: boolean }) {
  const plan = useAppSelector(selectFacilityPlan);
  const now = useServerNow(null);
  const [months, setMonths] = useState<number | null>(null);
  const { cartFacility: facility } = answer.extraObject.facility;
  if (!plan || !facility) return null;

  const { facilityDeference } = answer.extraObject;
  const rows = listInstalments(plan, facility.discountLoanAmount, plan.defaultMonths);
  const payable = payableOf(answer.data);
  const today = facility.prepayment + facilityDeference;
  return (
    <S.Plan aria-label={facility.facilityName}>
      <header>
        <Mark size={16} />
        <h3>
          {facility.facilityName} {toPersianDigits(plan.defaultMonths)}
        </h3>
        <span>{facility.facilityParentTitle}</span>
      </header>
      <div className="month">
        <span>
          <small>ماهی</small>
          <b>{formatNumber(facility.amountPerMonth)}</b>
          <small>تومان، {toPersianDigits(plan.defaultMonths)} قسط</small>
        </span>
        <StairChart owed={rows.map((row) => row.balance + row.principal)} height={48} />
      </div>
      <dl>
        <div>
          <dt>پیش‌پرداخت {formatPercent(plan.prepaymentPercent)}</dt>
          <dd>{formatNumber(facility.prepayment)}</dd>
        </div>
        {facilityDeference > 0 && (
          <div>
            <dt>مازاد بر سقف وام (امروز)</dt>
            <dd>{formatNumber(facilityDeference)}</dd>
          </div>
        )}
        {(!brief || facilityDeference > 0) && (
          <div className="today">
            <dt>امروز می‌پردازید</dt>
            <dd>{formatNumber(today)}</dd>
          </div>
        )}
        {!brief && (
          <div>
            <dt>هزینهٔ اقساط (بیش از نقد)</dt>
            <dd>{formatNumber(today + facility.discountFinalRefundAmount - payable)}</dd>
          </div>
        )}
        <div>
          <dt>اولین قسط</dt>
          <dd data-accent>{formatDate(noonOf(addJalaliMonths(tehranDateOf(now), 1)))}</dd>
        </div>
      </dl>
      <button type="button" onClick={() => setMonths(plan.defaultMonths)}>
        جدول کامل {toPersianDigits(plan.defaultMonths)} قسط
        <ChevronLeft size={16} />
      </button>
      {months !== null && (
        <InstalmentSheet
          plan={plan}
          payable={payable}
          months={months}
          onMonths={setMonths}
          onClose={() => setMonths(null)}
          startsAt={now}
        />
      )}
    </S.Plan>
  );
}
