import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

export const Top = styled.div`
  display: flex;
  flex-direction: column;
  ${media.tablet} {
    max-inline-size: 720px;
    margin: var(--space-4) auto 0;
  }
  ${media.md} {
    max-inline-size: none;
    margin-block-start: 0;
    display: grid;
    grid-template: 'gallery buy' auto 'highlights buy' 1fr / minmax(0, 1fr) 400px;
    column-gap: var(--space-6);
    align-items: start;
    > :first-child {
      grid-area: gallery;
    }
    > :nth-child(2) {
      grid-area: buy;
    }
    .highlights {
      grid-area: highlights;
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 452px;
    column-gap: var(--space-7);
  }
`;

/** Sticks to the top of the screen; on desktop it is below the header while the header is shown. */
export const Tabs = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.stickyBar};
  margin-block-start: var(--space-6);
  margin-inline: calc(-1 * var(--gutter));
  background: var(--ground);
  ${media.md} {
    inset-block-start: var(--header-height);
    margin-block-start: var(--space-7);
    margin-inline: 0;
    body:has(header[data-hidden]) & {
      inset-block-start: 0;
    }
  }
`;
