import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Payment = styled.div`
  display: grid;
  gap: var(--space-4);
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.8;
  }
  h3 {
    margin-block: var(--space-1) calc(-1 * var(--space-1));
    font-size: var(--text-body);
  }
`;

/** The ways to pay. */
export const Ways = styled.div`
  display: grid;
  gap: var(--space-3);
  h3 {
    margin-block: 0;
    font-size: var(--text-body);
  }
`;

/** Conditions of a chosen plan besides money. */
export const PlanNote = styled.p`
  margin-block-start: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--text-small);
  color: var(--ink-2);
`;

/** The chosen plan: terms, monthly amount with its stair, sums and the table of instalments. */
export const PlanDetails = styled.div`
  display: grid;
  gap: var(--space-4);

  .month {
    display: grid;
    gap: var(--space-3);
    align-items: end;
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-6);
    }
  }
  .month p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .month b {
    display: block;
    color: var(--ink);
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  .month span {
    color: var(--accent-strong);
    font-weight: 700;
  }
  dl {
    ${rows}
    font-size: var(--text-small);
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-6);
    }
  }
  dd {
    font-weight: 700;
  }
  .sum dt {
    color: var(--ink);
    font-weight: 700;
  }
  summary {
    ${textLink}
    display: flex;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    inline-size: 16px;
  }
  [open] > summary::before {
    content: '−';
  }
`;

export const WalletPart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--ground);

  b {
    display: block;
    font-size: var(--text-body);
    font-weight: 600;
    line-height: 1.7;
  }
  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

export const CouponForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  align-items: start;
  justify-content: start;
  gap: var(--space-2);
  /* Beside the control, below the label. */
  > button {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the height of the label above the control */
    margin-block-start: 29px;
  }
`;

export const Coupon = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--success-ground);
  color: var(--success);
  font-size: var(--text-body);
  font-weight: 600;
  svg {
    flex: none;
  }
  > button {
    min-block-size: 44px;
    margin-inline-start: auto;
    color: inherit;
    font-size: var(--text-small);
    font-weight: 700;
    text-decoration: underline;
  }
`;
