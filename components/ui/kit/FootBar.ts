import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** A bar at the foot of the screen on phones. Toasts stay above it. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  min-block-size: 72px;
  padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${media.md} {
    display: none;
  }
  body:has(&) {
    --sticky-bar-space: 100px;
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
`;
