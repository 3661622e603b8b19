import styled from 'styled-components';
import { media } from '@/styles/media';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 28px;
  font-size: 14px;
  color: var(--ink-2);
  ${media.md} {
    margin-block-start: -12px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
    gap: 24px;
  }
  > div {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
    ${media.md} {
      gap: 24px;
    }
  }
`;
