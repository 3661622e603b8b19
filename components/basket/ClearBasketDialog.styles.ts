import styled from 'styled-components';
import { media } from '@/styles/media';

export const Confirm = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  text-align: center;
  ${media.md} {
    padding: 32px;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-l);
    background: var(--danger-ground);
    color: var(--danger);
  }
  h2 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    inline-size: 100%;
    margin-block-start: 12px;
  }
`;
