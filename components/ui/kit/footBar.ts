import { css } from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** A bar at the foot of the screen on phones. Toasts stay above it. @param height e.g. `72px` */
export const footBar = (height: string) => css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${media.md} {
    display: none;
  }
  body:has(&) {
    --sticky-bar-space: ${height};
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
`;
