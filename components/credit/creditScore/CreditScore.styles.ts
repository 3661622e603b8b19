import styled from 'styled-components';
import { columns } from '@/components/ui/panel/columns';

export const Columns = styled.div`
  --columns: minmax(0, 400px) minmax(0, 1fr);
  ${columns}
`;

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
