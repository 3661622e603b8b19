import styled from 'styled-components';
import { media } from '@/styles/media';

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th {
    font-weight: 500;
    font-size: var(--text-caption);
    color: var(--ink-3);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-block-end: 1px solid var(--line);
    white-space: nowrap;
  }
  td {
    font-size: var(--text-small);
    ${media.tablet} {
      font-size: var(--text-body);
    }
  }
  td:nth-child(3) {
    font-weight: 700;
  }
  td:last-child,
  th:last-child {
    text-align: end;
  }
  tr[data-now] td:nth-child(-n + 2) {
    color: var(--accent-strong);
    font-weight: 700;
  }
  small {
    display: block;
    color: var(--danger);
    font-weight: 400;
  }
`;
