import styled from 'styled-components';
import { media } from '@/styles/media';

/** Dims the page behind an open panel of the desktop header, which is its stacking context. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: var(--scrim);
  ${media.belowMd} {
    display: none;
  }
`;
