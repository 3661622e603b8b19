import styled from 'styled-components';

/**
 * A list of texts that shoppers wrote. A row has a line `.by` with the author and the time, its text in `p`, and may end with a
 * button.
 */
export const TextList = styled.ul`
  display: grid;
  gap: var(--space-3);

  > li {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    font-size: var(--text-small);
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
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    font-size: var(--text-small);
  }
`;
