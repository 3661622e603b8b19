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
    ${media.tablet} {
      margin-inline: 0;
      border-radius: var(--radius-xl);
    }
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
    ${media.tablet} {
      aspect-ratio: 720 / 480;
    }
    ${media.md} {
      aspect-ratio: 908 / 715;
    }
  }
  .frame img {
    position: absolute;
    inset: 4%;
    inline-size: 92%;
    block-size: 80%;
    ${media.tablet} {
      block-size: 92%;
    }
  }

  .over {
    position: absolute;
    inset: 0;
    pointer-events: none;
    > div {
      block-size: 100%;
    }
  }
  .tools {
    position: absolute;
    inset-block-start: 16px;
    inset-inline: 0;
    display: flex;
    gap: 8px;
    ${media.tablet} {
      inset-inline: 16px;
    }
    ${media.md} {
      display: grid;
      justify-content: end;
    }
  }
  .tools button {
    pointer-events: auto;
  }
  .back {
    margin-inline-end: auto;
    ${media.md} {
      display: none;
    }
  }
  .countdown {
    position: absolute;
    inset-block-end: 20px;
    inset-inline-start: 20px;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    padding: 8px 16px;
    border-radius: var(--radius-full);
    background: var(--night);
    color: var(--on-night);
    font-size: 13px;
    font-weight: 600;
    svg {
      color: var(--accent-on-night);
    }
    @media (max-width: 767.98px) {
      inset-block-end: 56px;
      inset-inline-start: 16px;
      padding: 6px 12px;
      font-size: 12px;
    }
  }
  .main {
    position: relative;
  }
  .thumbs {
    display: none;
    ${media.tablet} {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 12px;
      margin-block-start: 12px;
    }
  }
  .thumbs button {
    border-radius: var(--radius-l);
    overflow: hidden;
    border: 2px solid transparent;
    background: var(--surface);
  }
  .thumbs button[aria-current='true'] {
    border-color: var(--accent-strong);
  }
  .thumbs button > span {
    border-radius: 0;
  }
  /* On phones the buy box covers the lowest 20 px of the picture. */
  .dots {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 34px;
    display: flex;
    justify-content: center;
    gap: 6px;
    pointer-events: none;
    ${media.tablet} {
      display: none;
    }
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
`;
