import { css } from 'styled-components';

/** A quiet sentence with an icon before its first line. */
export const iconSentence = css`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--ink-2);
  font-size: 13px;
  svg {
    flex: none;
    margin-block-start: 4px;
  }
`;
