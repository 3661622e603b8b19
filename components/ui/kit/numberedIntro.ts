import { css } from 'styled-components';
import { media } from '@/styles/media';
import { numberBadge } from './numberBadge';

/** The opening of a page: a title, a sentence, and the numbered steps below it. A step has a `.number`, a title and a `small`. */
export const numberedIntro = css`
  display: grid;
  border-radius: var(--radius-xl);
  background: var(--hero-ground);

  h2 {
    font-size: var(--text-display);
    line-height: 1.4;
  }
  > p {
    color: var(--ink-2);
  }
  ol {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  .number {
    ${numberBadge}
  }
  small {
    grid-column: 1 / -1;
    font-size: var(--text-small);
    line-height: 1.8;
    color: var(--ink-2);
  }
`;
