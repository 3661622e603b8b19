import styled from 'styled-components';
import { media } from '@/styles/media';

/** The reservation of an unpaid order with its payment. */
export const Unpaid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
`;
