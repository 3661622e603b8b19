import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The content of a dialog: a header with the title and the button that closes it, and what it is about. */
export const dialogBody = css`
  padding: var(--space-4) var(--space-4) max(var(--space-6), env(safe-area-inset-bottom));
  ${media.md} {
    padding: var(--space-6);
  }
`;
