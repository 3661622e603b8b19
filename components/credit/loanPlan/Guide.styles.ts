import styled from 'styled-components';
import { media } from '@/styles/media';

/** The plans, which overlap the hero. */
export const Plans = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: var(--space-4);
  ${media.md} {
    margin-block-start: calc(-1 * var(--space-8));
  }
`;

export const Questions = styled.div`
  align-items: start;

  summary {
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 56px;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
    font-weight: 600;
  }
  summary svg {
    transition: rotate var(--time-hover);
  }
  [open] > summary svg {
    rotate: 180deg;
  }
  p {
    padding: 0 var(--space-4) var(--space-4);
    color: var(--ink-2);
  }
  details {
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
`;

/** The last invitation, on a dark ground. */
export const Closing = styled.section`
  margin-block: var(--space-7);
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    margin-block: var(--space-8);
    padding: var(--space-7);
  }

  p {
    color: var(--night-ink);
  }
`;
