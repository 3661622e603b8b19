import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The content of a dialog: a header with the title and the button that closes it, and what it is about. */
export const dialogBody = css`
  padding: 16px 16px max(24px, env(safe-area-inset-bottom));
  ${media.md} {
    padding: 24px;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 18px;
  }
`;
