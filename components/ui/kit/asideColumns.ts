import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The content of a page, with an aside of the width `--aside` beside it on wide screens. `.whole` takes both columns. */
export const asideColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  align-content: start;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) var(--aside);
    gap: var(--space-6);
    padding-block: var(--space-6) var(--space-8);
  }

  > .whole {
    grid-column: 1 / -1;
  }
`;
