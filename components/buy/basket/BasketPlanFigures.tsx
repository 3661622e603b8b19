import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StairChart } from '@/components/credit/facility/StairChart';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { OldPrice } from '@/components/ui/kit/Price';
import { Sums } from '@/components/ui/kit/Sums';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BasketChoice } from '@/contract/basket';
import type { BasketView } from '@/contract/view';
import { payableOf, payTodayOf } from '@/rules/facility/basket';
import { listInstalments } from '@/rules/facility/instalments';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent, formatToman } from '@/utils/money';

const Month = styled(Row)`
  > :last-child {
    flex: none;
    inline-size: 140px;
  }
`;

const PlanSums = styled(Sums)`
  gap: 0;
  font-size: var(--text-small);

  > div {
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  .total dd {
    font-size: var(--text-title);
  }
`;

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
  /** Follows the figures. */
  children: ReactNode;
};

/** The figures of a basket on its plan, as the server computed them. */
export function BasketPlanFigures({ answer, choice, now, brief, children }: Props) {
  const { facility, facilityDeference, sumOfFacilityBasket, sumOfFacilityBasketDiscount } =
    answer.extraObject;
  const { plan, months, prepaymentPercent, fee } = choice;
  const { cartFacility } = facility;
  if (!cartFacility) return children;
  const today = payTodayOf(answer.extraObject);
  const rows = listInstalments(plan, cartFacility.discountLoanAmount, months);
  return (
    <>
      <Month align="end" justify="between" gap={3}>
        <Stack as="span" gap={0}>
          <Text as="small" size="caption" ink="muted">
            ماهی
          </Text>
          <Text as="b" size="heading" weight="black">
            {formatNumber(cartFacility.amountPerMonth)}
          </Text>
          <Text as="small" size="caption" ink="muted">
            تومان، {toPersianDigits(months)} قسط
          </Text>
        </Stack>
        <StairChart owed={rows.map((row) => row.balance + row.principal)} height={48} />
      </Month>
      <div>
        <PlanSums>
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
            <DescriptionRow className="total" name="امروز می‌پردازید">
              {formatNumber(today)}
            </DescriptionRow>
          )}
          {!brief && (
            <DescriptionRow name="سود اقساط">
              {formatNumber(today + cartFacility.discountFinalRefundAmount - payableOf(answer.data))}
            </DescriptionRow>
          )}
          <DescriptionRow name="اولین قسط">
            <Text as="span" size="small" ink="accent">
              {formatDate(noonOf(addJalaliMonths(tehranDateOf(now), 1)))}
            </Text>
          </DescriptionRow>
        </PlanSums>
        {!brief && (
          <PlusDetails title="جزئیات وام">
            <PlanSums>
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
            </PlanSums>
          </PlusDetails>
        )}
        {children}
      </div>
    </>
  );
}
