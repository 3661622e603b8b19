import styled from 'styled-components';
import { stoneTop } from '@/components/ui/kit/stoneTop';
import { media } from '@/styles/media';

/** Stone steps that descend from the inline end: on desktop, and on phones above the form of the page. */
export const Scene = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  background: var(--hero-ground);
  ${media.md} {
    display: block;
  }

  p {
    padding: var(--space-6) var(--space-5) 0;
    ${media.md} {
      padding: var(--space-8) var(--space-7) 0;
    }
  }
  .stair {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    display: flex;
    flex-direction: row-reverse;
    align-items: end;
    block-size: calc(560px * var(--stair-scale, 1));
  }
  .stair > span {
    position: relative;
    flex: var(--width);
    block-size: var(--height);
    background: var(--stone-face);
  }
  .stair > span::before {
    ${stoneTop}
  }
  .stair img {
    position: absolute;
    inset-block-end: calc(100% - 4px);
    inset-inline-start: 50%;
    translate: 50% 11%;
    inline-size: calc(var(--picture) * var(--stair-scale, 1));
    max-inline-size: none;
    aspect-ratio: 1;
    object-fit: contain;
  }
`;
