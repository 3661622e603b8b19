import type { PricePoint } from '@/contract/product';
import { pricePath } from '@/rules/pricePath';
import { formatDate, formatDay } from '@/utils/dates';
import { formatToman } from '@/utils/money';
import * as S from './PriceSheet.styles';

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
      <S.Chart>
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
        <div aria-hidden="true">
          <span>{formatDay(start)}</span>
          <span>امروز</span>
        </div>
      </S.Chart>
      <S.Prices>
        <summary>تاریخ‌ها و قیمت‌ها</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">از تاریخ</th>
              <th scope="col">قیمت</th>
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
        </table>
      </S.Prices>
    </>
  );
}
