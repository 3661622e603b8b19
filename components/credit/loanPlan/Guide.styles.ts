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
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
  }
  p {
    padding-inline: var(--space-4);
  }
  details {
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
`;

/** The last invitation, on a dark ground. */
export const Closing = styled.section`
  margin-block: var(--space-6);
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    padding: var(--space-7);
  }

  p {
    color: var(--night-ink);
  }
`;
