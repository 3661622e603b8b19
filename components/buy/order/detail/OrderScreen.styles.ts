import styled from 'styled-components';
import { media } from '@/styles/media';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-block-size: 28px;
  font-size: var(--text-body);
  color: var(--ink-2);
  ${media.md} {
    margin-block-start: calc(-1 * var(--space-3));
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
    gap: var(--space-6);
  }
  > div {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;
    ${media.md} {
      gap: var(--space-6);
    }
  }
`;
