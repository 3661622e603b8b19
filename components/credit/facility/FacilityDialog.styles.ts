import styled from 'styled-components';
import { media } from '@/styles/media';

/** The dialog that offers an approved facility. */
export const Offer = styled.div`
  .scene {
    padding: 24px 24px 0;
    background: var(--hero-ground);
  }
  .words {
    display: grid;
    gap: 8px;
    padding: 24px;
    ${media.md} {
      padding: 28px 32px 24px;
    }
  }
  h2 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
  }
  dl {
    display: grid;
    gap: 4px;
    margin-block-start: 8px;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 28px;
  }
  dt {
    color: var(--ink-2);
    font-size: 13px;
  }
  dd {
    font-weight: 700;
  }
  .actions {
    display: grid;
    gap: 12px;
    margin-block-start: 16px;
  }
`;
