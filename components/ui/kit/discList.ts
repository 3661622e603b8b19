import { css } from 'styled-components';

/** Sentences below each other, each with a disc. */
export const discList = css`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  color: var(--ink-2);

  li {
    list-style: disc;
  }
`;
