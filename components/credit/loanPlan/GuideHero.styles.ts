import styled from 'styled-components';
import { stoneTop } from '@/components/ui/kit/stoneTop';
import { media } from '@/styles/media';

/** The hero of a loan page. The cards below overlap its lower edge. */
export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--hero-ground);
  ${media.md} {
    min-block-size: 440px;
  }

  .words {
    position: relative;
    z-index: 1;
    padding-block: var(--space-6) var(--space-4);
    ${media.md} {
      max-inline-size: 420px;
      padding-block: var(--space-8) var(--space-8);
    }
  }
  .tag {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--surface);
  }

  .stair {
    --scale: 0.52;
    display: flex;
    flex-direction: row-reverse;
    align-items: end;
    block-size: 232px;
    ${media.tablet} {
      --scale: 0.66;
      block-size: 280px;
    }
    ${media.md} {
      --scale: 0.72;
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 54%;
      block-size: 100%;
    }
    ${media.lg} {
      --scale: 1;
      inline-size: 57%;
    }
  }
  .stair > span {
    position: relative;
    flex: var(--width);
    min-inline-size: 0;
    block-size: var(--height);
    background: var(--stone-face);
  }
  .stair > span::before {
    ${stoneTop}
    block-size: 14px;
  }
  .stair img {
    position: absolute;
    inset-block-end: calc(100% - 10px);
    inset-inline-start: 50%;
    translate: 50% 13%;
    inline-size: calc(var(--picture) * var(--scale) * 1px);
    max-inline-size: none;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }
`;
