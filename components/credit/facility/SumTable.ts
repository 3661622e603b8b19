import styled from 'styled-components';

/** A table whose last column is at the inline end. */
export const SumTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: var(--space-2);
    text-align: start;
  }
  th {
    color: var(--ink-3);
    font-size: var(--text-caption);
    font-weight: 500;
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-block-end: 1px solid var(--line);
  }
  :is(th, td):last-child {
    text-align: end;
  }
`;
