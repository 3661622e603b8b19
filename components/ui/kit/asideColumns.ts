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
    gap: 24px;
    padding-block: 28px 64px;
  }

  > .whole {
    grid-column: 1 / -1;
  }
`;
