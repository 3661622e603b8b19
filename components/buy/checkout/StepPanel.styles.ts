import styled from 'styled-components';
import { numberedStep } from '@/components/ui/kit/numberedStep';
import { media } from '@/styles/media';

/** A step of the checkout: open, done or later. */
export const Step = styled.li`
  ${numberedStep}
  &[data-state='done'] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  .change {
    flex: none;
    min-block-size: 44px;
    padding-inline: 8px;
    margin-inline-end: -8px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 700;
  }
  > .body {
    display: grid;
    gap: 12px;
    margin-block-start: 16px;
    ${media.md} {
      margin-block-start: 24px;
    }
  }
  .go {
    display: grid;
    justify-items: start;
    gap: 8px;
    margin-block-start: 8px;
    ${media.belowMd} {
      display: none;
    }
    button {
      min-inline-size: 220px;
    }
  }
`;
