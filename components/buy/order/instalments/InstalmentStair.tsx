import styled from 'styled-components';
import { StairChart } from '@/components/credit/facility/StairChart';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Instalment } from '@/contract/order';
import { jalaliOf, noonOf } from '@/rules/jalali/jalali';
import { formatMonth } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { nextUnpaid, planSums } from './instalments';

const Chart = styled.div`
  position: relative;
  padding-block-start: var(--space-7);

  > .flag {
    position: absolute;
    inset-block-end: calc(var(--rise) + 6px);
    inset-inline-start: var(--along);
    translate: 50% 0;
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--night);
    color: var(--on-night);
    font-size: var(--text-caption);
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** The colour of the paid steps. */
const PaidMark = styled.i`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 2px;
  background: var(--success);
`;

/** «آذر ۱۴۰۴». */
const monthOf = ({ dueDate }: Instalment) =>
  `${formatMonth(noonOf(dueDate))} ${toPersianDigits(jalaliOf(noonOf(dueDate)).year)}`;

/** Limits the flag's position (%), so that the flag stays inside the chart. */
const limitPosition = (percent: number) => Math.min(90, Math.max(10, percent));

/** The debt of a plan as a falling stair. Paid steps are green; a flag names the next instalment. */
export function InstalmentStair({
  instalments,
  height = 120,
}: {
  instalments: Instalment[];
  height?: number;
}) {
  const { paid, unpaid, owed } = planSums(instalments);
  const next = nextUnpaid(instalments);
  const current = instalments[next];
  const [first, last] = [instalments[0], instalments.at(-1)];
  if (!first || !last) return null;
  const rise = Math.round(((owed[next] ?? 0) / (owed[0] || 1)) * height);
  const along = limitPosition(((next + 0.5) / instalments.length) * 100);
  return (
    <Stack as="figure">
      <Row as="figcaption" justify="between" gap={3}>
        <Row as="span">
          <PaidMark />
          <Text as="span" size="small">
            پرداخت‌شده <b>{formatNumber(paid)}</b>
          </Text>
        </Row>
        <Text as="span" size="small">
          مانده <b>{formatNumber(unpaid)}</b>
        </Text>
      </Row>
      <Chart style={{ '--rise': `${rise}px`, '--along': `${along}%` }}>
        <StairChart owed={owed} now={next} height={height} />
        {current && (
          <span className="flag" aria-hidden="true">
            قسط {toPersianDigits(current.number)}
          </span>
        )}
      </Chart>
      <Row justify="between">
        <Text as="span" size="caption" ink="faint">
          {monthOf(first)}
        </Text>
        <Text as="span" size="caption" ink="faint">
          {monthOf(last)}
        </Text>
      </Row>
    </Stack>
  );
}
