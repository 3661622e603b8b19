import { css } from 'styled-components';
import { media } from '@/styles/media';

/** A white sheet for one part of a page about paying. */
export const sheet = css`
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
