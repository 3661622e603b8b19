import { useState } from 'react';
import { StairChart } from '@/components/credit/facility/StairChart';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Segments } from '@/components/ui/kit/Segments';
import { Slider } from '@/components/ui/kit/Slider';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { highestPrepaymentPercent } from '@/contract/limits';
import { roundUp } from '@/rules/facility/instalments';
import { scheduleOf } from '@/rules/facility/schedule';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate, formatMonth } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { million } from '@/utils/million';
import { formatMillions, formatNumber, formatPercent, formatToman } from '@/utils/money';
import * as S from './Calculator.styles';

const lowestPrice = 5 * million;
const highestPrice = 95 * million;
const priceStep = million / 2;
/** Products of a similar price cost at most this share less or more than the chosen price. */
const similarPriceShare = 0.1;

/** Whether a month is named under the stair. Four names fit on the narrowest phone. */
function isMonthNamed(index: number, months: number): boolean {
  return index % Math.ceil(months / 4) === 0;
}

type Props = { plan: FacilityPlan; renderedAt: number };

/** «قسط شما چقدر می‌شود؟»: choices of price, prepayment and months, with the resulting debt month by month. */
export default function Calculator({ plan, renderedAt }: Props) {
  const [price, setPrice] = useState(59_500_000);
  const [prepaymentPercent, setPrepaymentPercent] = useState(plan.prepaymentPercent);
  const [months, setMonths] = useState(plan.defaultMonths);
  const terms = { months, prepaymentPercent };
  const { quote: result, instalments: rows } = scheduleOf(plan, price, terms, tehranDateOf(renderedAt));
  const owed = rows.map((row) => row.balance + row.principal);
  const [first, last] = [rows[0], rows.at(-1)];
  const range = `priceFrom=${Math.round(price * (1 - similarPriceShare))}&priceTo=${Math.round(price * (1 + similarPriceShare))}`;

  return (
    <S.Panel>
      <Stack gap={6}>
        <Slider
          label="قیمت کالا"
          value={price}
          min={lowestPrice}
          max={highestPrice}
          step={priceStep}
          format={formatToman}
          ends={[formatMillions(lowestPrice), formatMillions(highestPrice)]}
          onChange={setPrice}
        />
        <Slider
          label="پیش‌پرداخت"
          value={prepaymentPercent}
          min={plan.prepaymentPercent}
          max={highestPrepaymentPercent}
          step={5}
          format={formatPercent}
          ends={[formatPercent(plan.prepaymentPercent), formatPercent(highestPrepaymentPercent)]}
          onChange={setPrepaymentPercent}
        />
        <Stack gap={2}>
          <h3>چند ماهه؟</h3>
          <Segments
            label="تعداد ماه‌ها"
            choices={plan.months.map((value) => ({ value, title: toPersianDigits(value) }))}
            value={months}
            onChange={setMonths}
          />
        </Stack>
      </Stack>
      <div className="owed">
        <Row as="header" justify="between" align="baseline">
          <h3>ماندهٔ بدهی، ماه به ماه</h3>
          {last && (
            <Text as="span" size="small" ink="faint">
              آخرین قسط: {formatDate(noonOf(last.dueDate))}
            </Text>
          )}
        </Row>
        <StairChart owed={owed} height={200} />
        <div className="months" aria-hidden="true" style={{ '--months': rows.length }}>
          {rows.map(
            (row, index) =>
              isMonthNamed(index, months) && (
                <span key={row.number} style={{ gridColumn: index + 1 }}>
                  {formatMonth(noonOf(row.dueDate))}
                </span>
              ),
          )}
        </div>
        <Text size="small" ink="muted">
          هر پله یک قسط است.{' '}
          {first && (
            <>
              اولین قسط: <b>{formatDate(noonOf(first.dueDate))}</b>
            </>
          )}
        </Text>
      </div>
      <div className="result" aria-live="polite">
        <span>ماهی</span>
        <Text as="strong" className="month" size="display" weight="black">
          {formatNumber(result.amountPerMonth)}
        </Text>
        <span>تومان، {toPersianDigits(months)} قسط</span>
        <Stack as="dl" gap={3} divided>
          <div>
            <dt>پیش‌پرداخت</dt>
            <dd>{formatNumber(result.payToday)}</dd>
          </div>
          <div>
            <dt>جمع پرداختی</dt>
            <dd>{formatNumber(roundUp(result.totalPaid, plan.roundingUnit))}</dd>
          </div>
          <div>
            <dt>سود اقساط نسبت به خرید نقدی</dt>
            <dd>{formatNumber(roundUp(result.costOverCash, plan.roundingUnit))}</dd>
          </div>
        </Stack>
        <ButtonLink href={`/shop?${range}`} wide>
          کالاهای هم‌قیمت
        </ButtonLink>
      </div>
    </S.Panel>
  );
}
