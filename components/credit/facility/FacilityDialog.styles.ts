import styled from 'styled-components';
import { media } from '@/styles/media';

/** The dialog that offers an approved facility. */
export const Offer = styled.div`
  .scene {
    padding: var(--space-6) var(--space-6) 0;
    background: var(--hero-ground);
  }
  .words {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-6);
    ${media.md} {
      padding: var(--space-6) var(--space-7) var(--space-6);
    }
  }
  h2 {
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
  }
  dl {
    display: grid;
    gap: var(--space-1);
    margin-block-start: var(--space-2);
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 28px;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  dd {
    font-weight: 700;
  }
  .actions {
    display: grid;
    gap: var(--space-3);
    margin-block-start: var(--space-4);
  }
`;
