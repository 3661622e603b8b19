import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { media } from '@/styles/media';

/** The choices, the falling stair, and the costs of a loan. */
export const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 348px;
  }

  > div {
    padding: var(--space-6) var(--space-4);
    ${media.md} {
      padding: var(--space-7);
    }
  }
  .owed {
    ${media.tablet} {
      grid-column: 1 / -1;
      grid-row: 2;
      border-block-start: 1px solid var(--line);
    }
    ${media.lg} {
      grid-column: auto;
      grid-row: auto;
      border: 0;
      padding-inline-start: 0;
    }
  }
  .result {
    border-block-start: 1px solid var(--line);
    background: var(--ground);
    ${media.tablet} {
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

export const Costs = styled(DescriptionList)`
  > div:not(:last-child) {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
`;
