import styled, { css } from 'styled-components';
import { media } from '@/styles/media';

/**
 * The cells in the grid of a form: `data-cell='whole'` takes the whole line and `data-cell='half'` one column. Fields that
 * several forms share, like `PlaceSelects`, write these attributes, so each grid around them, whatever element it is, includes this mixin.
 */
export const fieldCells = css`
  > [data-cell='whole'] {
    grid-column: 1 / -1;
  }
  > [data-cell='half'] {
    grid-column: span 1;
  }
`;

/** The short fields of a form, of which two share a line from tablets on. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-4);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${fieldCells}
`;
