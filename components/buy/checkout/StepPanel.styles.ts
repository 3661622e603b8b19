import styled from 'styled-components';
import { NumberedStep } from '@/components/ui/kit/NumberedStep';
import { media } from '@/styles/media';

/** A step of the checkout: open, done or later. */
export const Step = styled(NumberedStep)`
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
