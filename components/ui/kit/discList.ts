import { css } from 'styled-components';

/** Sentences below each other, each with a disc. */
export const discList = css`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  color: var(--ink-2);

  li {
    list-style: disc;
  }
`;
