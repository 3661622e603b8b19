import { formatAverage } from '@/utils/rating';

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Draws a single full star, beside which the value stands in figures. */
  one?: boolean;
};

/** A rating as stars, which say their value to a screen reader. */
export function Stars({ value, one }: Props) {
  return (
    <span
      data-kit="stars"
      role="img"
      aria-label={one ? 'امتیاز' : `${formatAverage(value)} از ۵ ستاره`}
      data-one={one || undefined}
      style={{ '--stars': one ? '100%' : `${value * 20}%` }}
    />
  );
}
