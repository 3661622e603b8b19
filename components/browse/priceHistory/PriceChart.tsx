import styled from 'styled-components';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { Card } from '@/components/ui/layout/Card';
import { Divider } from '@/components/ui/layout/Divider';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { PricePoint } from '@/contract/product';
import { pricePath } from '@/rules/pricePath';
import { formatDate, formatDay } from '@/utils/dates';
import { formatToman } from '@/utils/money';

/** The time runs to the right, as in the charts of the banks and exchanges that shoppers know. */
const Chart = styled(Card)`
  direction: ltr;

  svg {
    inline-size: 100%;
    block-size: 140px;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--accent-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  path[data-ground] {
    fill: var(--accent-soft);
    stroke: none;
  }
  p,
  span {
    direction: rtl;
  }
`;

const Prices = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }
`;

const size = { width: 400, height: 140 };

type Props = {
  /** The oldest first, at least one. */
  points: readonly PricePoint[];
  /** End of the chart, ms. */
  now: number;
};

/** A line of the prices, which the table below says in words. Both show the same points. */
export function PriceChart({ points, now }: Props) {
  const prices = points.map(({ price }) => price);
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  const start = Date.parse(points[0]?.since ?? '');
  return (
    <>
      <Text as={Chart} forwardedAs="div" size="caption" ink="faint" tone="outlined" gap={1} dense>
        <p aria-hidden="true">{formatToman(high)}</p>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`قیمت از ${formatDate(start)} تا امروز: کمترین ${formatToman(low)}، بیشترین ${formatToman(high)}`}
        >
          <path d={`${pricePath(points, now, size)}V${size.height}H0Z`} data-ground="" />
          <path d={pricePath(points, now, size)} />
        </svg>
        {low < high && <p aria-hidden="true">{formatToman(low)}</p>}
        <Divider />
        <Row justify="between" aria-hidden="true">
          <span>{formatDay(start)}</span>
          <span>امروز</span>
        </Row>
      </Text>
      <PlusDetails title="تاریخ‌ها و قیمت‌ها">
        <Prices>
          <thead>
            <tr>
              <Text as="th" size="small" ink="faint" scope="col">
                از تاریخ
              </Text>
              <Text as="th" size="small" ink="faint" scope="col">
                قیمت
              </Text>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ since, price }) => (
              <tr key={since}>
                <td>
                  <time dateTime={since}>{formatDate(Date.parse(since))}</time>
                </td>
                <td>{formatToman(price)}</td>
              </tr>
            ))}
          </tbody>
        </Prices>
      </PlusDetails>
    </>
  );
}
