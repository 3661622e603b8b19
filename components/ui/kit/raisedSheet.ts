import { css } from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

/** A white sheet with a shadow, for one part of a page. */
export const raisedSheet = css`
  min-inline-size: 0;
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${forcedEdge}
  ${media.md} {
    padding: var(--space-6);
    border-radius: var(--radius-xl);
  }
`;
