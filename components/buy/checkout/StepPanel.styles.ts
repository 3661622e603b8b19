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
    padding-inline: var(--space-2);
    margin-inline-end: calc(-1 * var(--space-2));
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 700;
  }
  > .body {
    display: grid;
    gap: var(--space-3);
    margin-block-start: var(--space-4);
    ${media.md} {
      margin-block-start: var(--space-6);
    }
  }
  .go {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    ${media.belowMd} {
      display: none;
    }
    button {
      min-inline-size: 220px;
    }
  }
`;
