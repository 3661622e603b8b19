import styled from 'styled-components';
import { textAction } from '@/components/ui/kit/textAction';

/** A secondary action, styled as text. */
export const Action = styled.button`
  ${textAction}
  font-weight: 600;
  &[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

/** The countdown to the next code, then the buttons that request it. */
export const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: var(--space-5);
  min-block-size: 44px;
  color: var(--ink-3);
  font-size: var(--text-small);
  b {
    color: var(--ink);
    font-weight: 700;
  }
`;

/** Shown for a moment after the last step. */
export const Done = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  min-block-size: 220px;
  text-align: center;
  svg {
    color: var(--success);
  }
  p {
    color: var(--ink-2);
  }
`;

/** The profile step, which has its own form. */
export const Profile = styled.div`
  display: grid;
  .lead {
    margin-block: var(--space-1) var(--space-4);
    color: var(--ink-2);
  }
  > button {
    justify-self: center;
    margin-block-start: var(--space-1);
  }
`;
