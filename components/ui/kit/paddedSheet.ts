import { css } from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

/** A white sheet with a wide padding, for one part of a page. */
export const paddedSheet = css`
  display: grid;
  min-inline-size: 0;
  padding: var(--space-5) var(--space-4) var(--space-6);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${forcedEdge}
  ${media.tablet} {
    padding: var(--space-7);
  }
`;
