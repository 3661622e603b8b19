import styled from 'styled-components';
import { media } from '@/styles/media';

export const Gallery = styled.div`
  position: relative;
  min-inline-size: 0;

  .stage {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    background: var(--stone-ground);
    margin-inline: calc(-1 * var(--gutter));
  }
  .stage > button {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: center;
    cursor: zoom-in;
  }
  .frame[data-close-up] img {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .stage img {
    object-fit: contain;
  }
  .frame {
    position: relative;
    display: block;
    inline-size: 100%;
    aspect-ratio: 390 / 376; /* Leaves room for name, price and colour on the first screen. */
    ${media.belowMd} {
      max-block-size: max(200px, calc(100svh - 400px));
    }
  }
  .frame img {
    position: absolute;
    inset: 4%;
    inline-size: 92%;
    block-size: 80%;
  }

  .over {
    position: absolute;
    inset: 0;
    pointer-events: none;
    > div {
      block-size: 100%;
    }
  }
  .main {
    position: relative;
  }
  /* On phones the buy box covers the lowest 20 px of the picture. */
  .dots {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 34px;
    pointer-events: none;
  }
  .dots i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    opacity: 0.5;
  }
  .dots i[data-current] {
    inline-size: 22px;
    background: var(--ink);
    opacity: 1;
  }
  ${media.forcedColors} {
    .dots i {
      forced-color-adjust: none;
      background: GrayText;
      opacity: 1;
    }
    .dots i[data-current] {
      background: Highlight;
    }
  }
  ${media.tablet} {
    .stage {
      margin-inline: 0;
      border-radius: var(--radius-xl);
    }
    .frame {
      aspect-ratio: 720 / 480;
    }
    .frame img {
      block-size: 92%;
    }
    .dots {
      display: none;
    }
  }
  ${media.md} {
    .frame {
      aspect-ratio: 908 / 715;
    }
  }
`;
