import { css } from 'styled-components';

/** A `summary` as a row without the browser's marker. A mixin, because what opens below each summary differs. */
export const plainSummary = css`
  display: flex;
  align-items: center;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
