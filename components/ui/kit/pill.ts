import { css } from 'styled-components';

/** A link or button as a pill with a thin frame. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-full);
  font-size: 13px;
`;
