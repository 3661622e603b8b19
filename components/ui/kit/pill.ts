import { css } from 'styled-components';

/** A link or button as a pill with a thin frame. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-full);
  font-size: var(--text-small);
`;
