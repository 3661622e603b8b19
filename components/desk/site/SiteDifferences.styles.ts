import styled from 'styled-components';

/** A list of changes or of problems. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-small);

  li {
    display: grid;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line);
    overflow-wrap: anywhere;
  }
  li[data-kind='added'] {
    border-color: var(--success);
  }
  li[data-kind='removed'],
  li[data-kind='problem'] {
    border-color: var(--danger);
  }
  del {
    color: var(--ink-3);
  }
  ins {
    text-decoration: none;
  }
`;
