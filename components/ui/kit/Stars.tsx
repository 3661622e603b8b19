import styled from 'styled-components';
import { formatAverage } from '@/utils/rating';

/** Five stars, or one, drawn as a mask; the part of `--stars` is in the accent. */
const Root = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 5.5em;
  block-size: 1.1em;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.8 7.2-.8z'/%3E%3C/svg%3E")
    0 0 / 1.1em;
  vertical-align: -0.15em;
  background: var(--line);
  forced-color-adjust: none;

  &[data-one] {
    inline-size: 1.1em;
  }
  &::before {
    content: '';
    display: block;
    inline-size: var(--stars);
    block-size: 100%;
    background: var(--accent);
  }
`;

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Draws a single full star, beside which the value stands in figures. */
  one?: boolean;
};

/** A rating as stars, which say their value to a screen reader. */
export function Stars({ value, one }: Props) {
  return (
    <Root
      role="img"
      aria-label={one ? 'امتیاز' : `${formatAverage(value)} از ۵ ستاره`}
      data-one={one || undefined}
      style={{ '--stars': one ? '100%' : `${value * 20}%` }}
    />
  );
}
