import { css } from 'styled-components';
import { media } from '@/styles/media';
import { numberBadge } from './numberBadge';

/** The opening of a page: a title, a sentence, and the numbered steps below it. A step has a `.number`, a title and a `small`. */
export const numberedIntro = css`
  display: grid;
  border-radius: var(--radius-xl);
  background: var(--hero-ground);

  h2 {
    font-size: 24px;
    line-height: 1.4;
    ${media.md} {
      font-size: 32px;
    }
  }
  > p {
    color: var(--ink-2);
  }
  ol {
    display: grid;
    gap: 12px;
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 4px 12px;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  .number {
    ${numberBadge}
  }
  small {
    grid-column: 1 / -1;
    font-size: 13px;
    line-height: 1.8;
    color: var(--ink-2);
  }
`;
