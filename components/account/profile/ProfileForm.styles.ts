import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { media } from '@/styles/media';

/** Short fields share a line; on desktop the button is at the inline start. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2) var(--space-3);
  ${media.md} {
    column-gap: var(--space-4);
  }

  ${fieldCells}

  .alert {
    min-block-size: 24px;
    color: var(--danger);
    font-size: var(--text-small);
    font-weight: 500;
  }
  &[data-wide='false'] > .send {
    justify-self: start;
  }
`;
