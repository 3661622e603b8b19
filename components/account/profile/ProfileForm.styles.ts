import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { media } from '@/styles/media';

/** Short fields share a line; on desktop the button is at the inline start. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px 12px;
  ${media.md} {
    column-gap: 16px;
  }

  ${fieldCells}

  .alert {
    min-block-size: 24px;
    color: var(--danger);
    font-size: 13px;
    font-weight: 500;
  }
  &[data-wide='false'] > .send {
    justify-self: start;
  }
`;
