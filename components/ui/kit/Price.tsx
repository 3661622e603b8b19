import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';

/** «۵۹٬۵۰۰٬۰۰۰ تومان» in the surrounding font size, with a smaller unit. */
export function Amount({ value, className }: { value: number; className?: string }) {
  return (
    <span className={className}>
      {formatNumber(value)} <span data-kit="unit">تومان</span>
    </span>
  );
}

/** The price before the discount, crossed out. */
export function OldPrice({ value }: { value: number }) {
  return (
    <s data-kit="old-price">
      <span className="visually-hidden">قیمت پیشین </span>
      {formatNumber(value)}
    </s>
  );
}

/** «۶٪» in a pill; null for 0. @param percent a number, or a formatted text for basket lines */
export function PercentPill({ percent }: { percent: number | string }) {
  return Number(percent) > 0 ? (
    <span data-kit="percent">
      <span className="visually-hidden">تخفیف </span>
      {typeof percent === 'number'
        ? formatPercent(percent)
        : `${toPersianDigits(percent.replace('.', '٫'))}٪`}
    </span>
  ) : null;
}
