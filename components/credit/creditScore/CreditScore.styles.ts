import styled from 'styled-components';

/** A grade with its letter, title and range, and its meaning below them. */
export const Grade = styled.li`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  &[aria-current] {
    background: var(--accent-soft);
  }
  > div {
    flex: 1;
  }
  &[aria-current] [data-large] {
    background: var(--ink);
    color: var(--surface);
  }
`;
