import styled from 'styled-components';
import { TextButton } from '@/components/ui/kit/TextButton';

export const Sheet = styled.div`
  > header,
  > footer {
    position: sticky;
    z-index: 1;
    padding: var(--space-3) var(--space-6);
    background: var(--surface);
  }
  > header {
    inset-block-start: 0;
    border-block-end: 1px solid var(--line);
  }
  > footer {
    inset-block-end: 0;
    border-block-start: 1px solid var(--line);
  }
  .body {
    padding: var(--space-6);
  }
  .first {
    background: var(--accent-soft);
  }
`;

/** A button at the end of its row that looks like a link. */
export const RowAction = styled(TextButton)`
  gap: var(--space-1);
  margin-inline-start: auto;
  white-space: nowrap;
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
