import styled from 'styled-components';
import { media } from '@/styles/media';

/** The stair: one product on each step, rising towards the inline end. `--scale` is its size compared with a wide screen. */
export const Stair = styled.ol`
  display: flex;
  align-items: end;
  justify-content: end;
  block-size: 236px;
  /* The highest step reaches beside the last line of the text. */
  margin: calc(-1 * var(--space-6)) calc(-1 * var(--gutter)) 0;
  --scale: 0.42;
  @media (max-width: 767.98px) and (max-height: 700px) {
    block-size: 192px;
    --scale: 0.34;
  }
  ${media.tablet} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(-1 * var(--gutter));
    margin: 0;
    block-size: 100%;
    --scale: 0.5;
  }
  ${media.md} {
    --scale: 0.78;
  }
  ${media.lg} {
    inset-inline-end: 0;
    --scale: 1;
  }
  /* stylelint-disable-next-line media-feature-name-disallowed-list -- the seven steps need this room, which no breakpoint has */
  @media (min-width: 1440px) {
    inset-inline-end: calc(-1 * var(--gutter));
  }

  li {
    position: relative;
    flex: none;
    inline-size: calc(var(--w) * var(--scale));
    block-size: calc(var(--h) * var(--scale) * 1px);
    text-align: center;
  }
  a::before,
  .picture {
    position: absolute;
    inset-block-end: 100%;
  }
  a::before {
    content: '';
    inset-inline: 0;
    block-size: calc(30px * var(--scale));
    background: var(--stone-top);
    clip-path: polygon(0 0, 94% 0, 100% 100%, 0 100%);
  }
  a,
  .face {
    position: absolute;
    inset: 0;
  }
  .face {
    padding-block-start: var(--space-2);
    background: var(--stone-face);
    border-block-start: 2px solid var(--stone-edge);
    /* stylelint-disable-next-line function-disallowed-list -- a shadow on the side of the step, alike in both themes */
    box-shadow: inset 10px 0 24px -18px rgb(0 0 0 / 0.25);
    font-size: var(--text-caption);
    line-height: 1.7;
  }
  b {
    display: block;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline: var(--space-1);
  }
  strong {
    color: var(--accent-deep);
    font-size: 1.08em;
  }
  .picture {
    inset-inline-start: 50%;
    inline-size: calc(var(--p) * var(--scale) * 1px);
    aspect-ratio: 1;
    /* The drawing covers 86 % of its square picture; the shift puts its lower edge on the middle of the step's top. */
    transform: translate(50%, calc(14% - 8px * var(--scale)));
    z-index: 1;
    pointer-events: none;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  /* In less room the smaller steps first hide their text, then themselves. */
  ${media.belowMd} {
    [data-step='2'],
    [data-step='5'] {
      display: none;
    }
    [data-step='1'] .face > *,
    [data-step='3'] .face > * {
      visibility: hidden;
    }
  }
  @media (max-width: 767.98px) {
    [data-step='1'] {
      display: none;
    }
  }
  ${media.mdOnly} {
    [data-step='2'] {
      display: none;
    }
  }
  ${media.lg} {
    .face {
      font-size: var(--text-small);
    }
  }
`;
