import { css } from 'styled-components';

/**
 * The cells in the grid of a form: `data-cell='whole'` takes the whole line and `data-cell='half'` one column. Fields that
 * several forms share, like `PlaceSelects`, write these attributes, so each form around them includes this piece.
 */
export const fieldCells = css`
  > [data-cell='whole'] {
    grid-column: 1 / -1;
  }
  > [data-cell='half'] {
    grid-column: span 1;
  }
`;
