import styled from 'styled-components';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';

const Unit = styled.span`
  font-size: var(--text-caption);
  font-weight: 500;
  color: var(--ink-2);
`;

const Old = styled.s`
  font-size: var(--text-caption);
  color: var(--ink-3);
`;

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  block-size: 20px;
  padding-inline: var(--space-2);
  border-radius: var(--radius-full);
  background: var(--accent-strong);
  color: var(--on-accent);
  font-size: var(--text-caption);
  font-weight: 700;
  line-height: 1;
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** «۵۹٬۵۰۰٬۰۰۰ تومان» in the surrounding font size, with a smaller unit. */
export function Amount({ value }: { value: number }) {
  return (
    <span>
      {formatNumber(value)} <Unit>تومان</Unit>
    </span>
  );
}

/** The price before the discount, crossed out. */
export function OldPrice({ value }: { value: number }) {
  return (
    <Old>
      <span className="visually-hidden">قیمت پیشین </span>
      {formatNumber(value)}
    </Old>
  );
}

/** «۶٪» in a pill; null for 0. @param percent a number, or a formatted text for basket lines */
export function PercentPill({ percent }: { percent: number | string }) {
  return Number(percent) > 0 ? (
    <Pill>
      <span className="visually-hidden">تخفیف </span>
      {typeof percent === 'number'
        ? formatPercent(percent)
        : `${toPersianDigits(percent.replace('.', '٫'))}٪`}
    </Pill>
  ) : null;
}
