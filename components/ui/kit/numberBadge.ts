import { css } from 'styled-components';

/** The number of a step as a dark square. */
export const numberBadge = css`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--radius-s);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-small);
  font-weight: 700;
`;
