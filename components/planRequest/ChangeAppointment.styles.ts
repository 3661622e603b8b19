import styled from 'styled-components';
import { media } from '@/styles/media';

export const Dialog = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 16px max(24px, env(safe-area-inset-bottom));
  ${media.md} {
    padding: 24px;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 18px;
  }
  > p {
    color: var(--ink-2);
    font-size: 13px;
    text-align: center;
  }
`;
