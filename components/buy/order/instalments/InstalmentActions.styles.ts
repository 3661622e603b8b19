import styled from 'styled-components';
import { media } from '@/styles/media';

/** The actions under the table of instalments. */
export const InstalmentActions = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  button:only-child,
  .calendar {
    grid-column: 1 / -1;
  }
`;
