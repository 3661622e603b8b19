import { css } from 'styled-components';

/**
 * A list of texts that shoppers wrote. A row has a line `.by` with the author and the time, its text in `p`, and may end with a
 * button.
 */
export const textList = css`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 8px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    font-size: 13px;
    color: var(--ink-3);
  }
  .by b {
    color: var(--ink);
  }
  p {
    white-space: pre-line;
    color: var(--ink-2);
  }
  > li > button {
    justify-self: start;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    font-size: 13px;
  }
`;
