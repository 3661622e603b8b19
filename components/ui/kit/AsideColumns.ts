import styled from 'styled-components';
import { media } from '@/styles/media';

/** The content of a page, with an aside beside it on wide screens. `data-cell='whole'` takes both columns. */
export const AsideColumns = styled.div`
  display: grid;
  gap: var(--space-4);
  min-block-size: 80dvh;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  align-content: start;
  padding-block: var(--space-4) var(--space-7);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--space-6);
    padding-block: var(--space-6) var(--space-8);
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;
