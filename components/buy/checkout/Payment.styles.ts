import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Payment = styled.div`
  display: grid;
  gap: 16px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.8;
  }
  h3 {
    margin-block: 4px -4px;
    font-size: 14px;
  }
`;

/** The ways to pay. */
export const Ways = styled.div`
  display: grid;
  gap: 12px;
  h3 {
    margin-block: 0;
    font-size: 14px;
  }
`;

/** Conditions of a chosen plan besides money. */
export const PlanNote = styled.p`
  margin-block-start: 12px;
  padding: 10px 14px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: 13px;
  color: var(--ink-2);
`;

/** The chosen plan: terms, monthly amount with its stair, sums and the table of instalments. */
export const PlanDetails = styled.div`
  display: grid;
  gap: 16px;

  .month {
    display: grid;
    gap: 12px;
    align-items: end;
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
      gap: 24px;
    }
  }
  .month p {
    font-size: 13px;
    color: var(--ink-2);
  }
  .month b {
    display: block;
    color: var(--ink);
    font-size: 32px;
    font-weight: 900;
    line-height: 1.3;
  }
  .month span {
    color: var(--accent-strong);
    font-weight: 700;
  }
  dl {
    ${rows}
    font-size: 13px;
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
      column-gap: 24px;
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
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--ground);

  b {
    display: block;
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
  }
  small {
    color: var(--ink-2);
    font-size: 13px;
  }
`;

export const CouponForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  align-items: start;
  justify-content: start;
  gap: 8px;
  /* Beside the control, below the label. */
  > button {
    margin-block-start: 29px;
  }
`;

export const Coupon = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px 16px;
  border-radius: var(--radius-m);
  background: var(--success-ground);
  color: var(--success);
  font-size: 14px;
  font-weight: 600;
  svg {
    flex: none;
  }
  > button {
    min-block-size: 44px;
    margin-inline-start: auto;
    color: inherit;
    font-size: 13px;
    font-weight: 700;
    text-decoration: underline;
  }
`;
