import styled from 'styled-components';
import { media } from '@/styles/media';

/** The slides lie side by side with scroll snapping: swipes, trackpads and arrow keys need no script. */
export const Track = styled.ol`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Slide = styled.li`
  position: relative;
  flex: none;
  inline-size: 100%;
  overflow: hidden;
  scroll-snap-align: start;
  background: var(--hero-ground);

  &[data-link-type='1'] {
    display: none;
    ${media.banner} {
      display: block;
    }
  }
  &[data-link-type='2'] {
    ${media.banner} {
      display: none;
    }
  }
  &[data-tone] {
    color: var(--banner-ink);
  }
  &[data-tone='night'] {
    background: var(--banner-night);
    color: var(--on-night);
  }
  &[data-tone='sand'] {
    background: var(--banner-sand);
  }
  &[data-tone='sky'] {
    background: var(--banner-sky);
  }
  &[data-tone='mint'] {
    background: var(--banner-mint);
  }

  .inner {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    ${media.tablet} {
      min-block-size: 400px;
    }
    ${media.md} {
      min-block-size: 560px;
    }
    ${media.lg} {
      min-block-size: 640px;
    }
  }
  .inner > img {
    position: relative;
    flex: 1;
    min-block-size: 0;
    inline-size: 80%;
    margin: 0 auto 56px;
    object-fit: contain;
    ${media.tablet} {
      position: absolute;
      inset-block: 8%;
      inset-inline-end: 4%;
      inline-size: 46%;
      block-size: 84%;
      margin: 0;
    }
  }
`;

/** Buttons and dots over the bottom edge of the slides. */
export const Dots = styled.nav`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 50%;
  translate: 50% 0;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 4px;
  border-radius: var(--radius-full);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  font-size: 13px;
  color: var(--ink-2);
  white-space: nowrap;
  ${media.md} {
    inset-block-end: 24px;
    inset-inline-start: max(24px, (100% - 1392px) / 2 + 24px);
    translate: none;
  }

  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-full);
    ${media.md} {
      inline-size: 36px;
      block-size: 36px;
    }
  }
  .dots {
    display: flex;
    gap: 6px;
  }
  .dots i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    transition: inline-size 200ms var(--ease);
  }
  .dots i[data-current] {
    inline-size: 24px;
    background: var(--ink);
  }
`;

export const Words = styled.div`
  position: relative;
  padding-block: 24px 8px;
  ${media.tablet} {
    inline-size: 46%;
    padding-block: 40px;
    margin-block: auto;
  }
  ${media.lg} {
    inline-size: 440px;
  }

  .promise {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 6px 14px;
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    font-size: 13px;
    font-weight: 600;
  }
  h1,
  h2 {
    margin-block: 16px 12px;
    font-size: 32px;
    font-weight: 800;
    line-height: 1.3;
    ${media.md} {
      font-size: 40px;
    }
    ${media.lg} {
      font-size: 56px;
      margin-block: 20px 20px;
    }
  }
  h1 em {
    font-style: normal;
    color: var(--accent);
  }
  [data-tone] & > p {
    color: inherit;
  }
  > p {
    color: var(--ink-2);
    max-inline-size: 440px;
    ${media.lg} {
      font-size: 16px;
    }
  }
  .actions {
    display: flex;
    gap: 12px;
    margin-block: 20px 12px;
    ${media.lg} {
      margin-block: 32px 24px;
    }
  }
  .note {
    font-size: 13px;
    color: var(--ink-3);
  }

  /* Keeps the promise and the stair on the first screen of a short phone. */
  @media (max-width: 767.98px) and (max-height: 700px) {
    padding-block-start: 16px;
    > p:not(.note) {
      display: none;
    }
    .actions {
      margin-block: 12px 8px;
    }
  }
`;

/** The stair: one product on each step, rising towards the inline end. */
export const Stair = styled.ol`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  block-size: 300px;
  margin-inline: calc(-1 * var(--gutter));
  @media (max-width: 767.98px) and (max-height: 700px) {
    block-size: 240px;
  }
  ${media.tablet} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(-1 * var(--gutter));
    margin: 0;
    block-size: 100%;
  }
  ${media.lg} {
    inset-inline-end: 0;
  }
  @media (min-width: 1440px) {
    inset-inline-end: calc(-1 * var(--gutter));
  }

  li {
    position: relative;
    flex: none;
    inline-size: calc(var(--w) * var(--scale));
    block-size: calc(var(--h) * var(--scale) * 1px);
    --scale: 0.5;
  }
  ${media.md} {
    li {
      --scale: 0.78;
    }
  }
  ${media.lg} {
    li {
      --scale: 1;
    }
  }

  a {
    position: absolute;
    inset: 0;
    display: block;
    text-align: center;
  }
  .top {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: calc(30px * var(--scale));
    background: var(--stone-top);
    clip-path: polygon(0 0, 94% 0, 100% 100%, 0 100%);
  }
  .face {
    position: absolute;
    inset: 0;
    padding-block-start: 10px;
    background: var(--stone-face);
    border-block-start: 2px solid var(--stone-edge);
    /* stylelint-disable-next-line function-disallowed-list -- a shadow on the side of the step, alike in both themes */
    box-shadow: inset 10px 0 24px -18px rgb(0 0 0 / 0.25);
    font-size: 12px;
    line-height: 1.7;
    ${media.lg} {
      font-size: 13px;
    }
  }
  .face b {
    display: block;
    font-weight: 700;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline: 4px;
  }
  .face strong {
    color: var(--accent-deep);
    font-weight: 700;
    font-size: 1.08em;
  }
  .picture {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 50%;
    inline-size: calc(var(--p) * var(--scale) * 1px);
    aspect-ratio: 1;
    /* The drawing covers 86 % of its square picture; the shift puts its lower edge on the middle of the step's top. */
    transform: translate(50%, calc(14% - 8px * var(--scale)));
    z-index: 1;
    pointer-events: none;
  }
  .picture img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  /* In less room the smaller steps first hide their text, then themselves. */
  li[data-step='2'] {
    @media (min-width: 1024px) and (max-width: 1279.98px) {
      display: none;
    }
  }
  li[data-step='2'],
  li[data-step='5'] {
    ${media.belowMd} {
      display: none;
    }
  }
  li[data-step='1'] .face > *,
  li[data-step='3'] .face > * {
    ${media.belowMd} {
      visibility: hidden;
    }
  }
`;
