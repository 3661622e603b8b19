import styled from 'styled-components';
import { media } from '@/styles/media';

export const Zoom = styled.dialog`
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  &::backdrop {
    background: var(--scrim);
  }

  .stage {
    display: flex;
    block-size: 100%;
    overflow-x: auto;
    overflow-y: hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    touch-action: manipulation;
  }
  .stage[data-near] {
    overflow: hidden;
  }
  .slide {
    position: relative;
    flex: none;
    display: grid;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    scroll-snap-align: center;
    place-items: center;
    place-content: center;
  }
  .slide[data-near] {
    overflow: auto;
    place-items: start;
    place-content: start;
    scrollbar-width: none;
  }
  .slide > button {
    position: relative;
    aspect-ratio: 1;
    inline-size: max(min(100vw, 100dvh), min(140vw, 80dvh));
    cursor: zoom-in;
  }
  .slide[data-near] > button {
    inline-size: max(200vw, 200dvh);
    cursor: zoom-out;
    ${media.md} {
      inline-size: max(150vw, 150dvh);
    }
  }
  .slide img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  .slide[data-loading] > button {
    background: radial-gradient(closest-side, var(--sunken), transparent);
    animation: pelle-zoom-wait 1.2s ease-in-out infinite alternate;
  }
  @keyframes pelle-zoom-wait {
    from {
      opacity: 0.4;
    }
  }

  .close {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
  }
  .bar {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(16px + env(safe-area-inset-bottom));
    pointer-events: none;
  }
  .bar button {
    pointer-events: auto;
  }
  .bar button:disabled {
    opacity: 0.4;
    cursor: default;
  }
  .bar span {
    min-inline-size: 72px;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: center;
    font-weight: 600;
  }
`;
