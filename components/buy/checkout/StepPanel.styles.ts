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
  > .body {
    margin-block-start: var(--space-4);
    ${media.md} {
      margin-block-start: var(--space-6);
    }
  }
  .go {
    ${media.belowMd} {
      display: none;
    }
    button {
      min-inline-size: 220px;
    }
  }
`;
