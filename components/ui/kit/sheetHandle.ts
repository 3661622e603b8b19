import { css } from 'styled-components';

/** The handle of a bottom sheet, as its `::before`. */
export const sheetHandle = css`
  content: '';
  display: block;
  inline-size: 40px;
  block-size: 5px;
  margin: var(--space-3) auto 0;
  border-radius: var(--radius-full);
  background: var(--line);
`;
