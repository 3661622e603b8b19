import { css } from 'styled-components';

/** A `summary` as a row without the browser's marker. */
export const plainSummary = css`
  display: flex;
  align-items: center;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
