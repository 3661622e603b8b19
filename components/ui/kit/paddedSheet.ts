import { css } from 'styled-components';
import { media } from '@/styles/media';

/** A white sheet with a wide padding, for one part of a page. */
export const paddedSheet = css`
  display: grid;
  min-inline-size: 0;
  padding: 20px 16px 24px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    padding: 32px;
  }
`;
