import styled from 'styled-components';
import { media } from '@/styles/media';

/** The opening, dark, with the number of places that are left. */
export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding: var(--space-7) var(--space-5);
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: center;
    gap: var(--space-8);
    padding: var(--space-8);
  }

  .tag {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--night-2);
    color: var(--accent-on-night);
  }
  p,
  small {
    color: var(--night-ink);
  }
`;

/** The places of the programme on the dark ground. */
export const Places = styled.div`
  background: var(--night-2);

  progress {
    --bar: var(--accent);
    --bar-ground: var(--night-line);
    margin-block: var(--space-2);
  }
`;

/** Questions with a line between them. */
export const Questions = styled.div`
  details:not(:last-of-type) {
    border-block-end: 1px solid var(--line);
  }
`;
