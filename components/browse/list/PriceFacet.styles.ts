import styled from 'styled-components';
import { media } from '@/styles/media';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: baseline;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
  font-size: var(--text-caption);
  color: var(--ink-3);

  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  small {
    color: var(--danger);
  }
  input[aria-invalid] {
    border-color: var(--danger);
  }
`;

/** The bars begin and end half a thumb inside the slider, as the thumbs' centres do. */
export const Histogram = styled.svg`
  display: block;
  inline-size: calc(100% - 2 * var(--space-3));
  block-size: 56px;
  margin-inline: var(--space-3);
  /* The lowest price is at the inline start, on the right. */
  transform: scaleX(-1);
  fill: var(--line);
  [data-chosen] > & [data-within] {
    fill: color-mix(in srgb, var(--accent) 40%, var(--surface));
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    fill: GrayText;
    [data-chosen] > & [data-within] {
      fill: Highlight;
    }
  }
`;

export const Line = styled.div`
  position: relative;
  block-size: 24px;
  margin-block-start: calc(-1 * var(--space-3));

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 10px;
    block-size: 4px;
    border-radius: var(--radius-full);
  }
  &::before {
    inset-inline: 11px;
    background: var(--line);
  }
  &::after {
    inset-inline-start: calc(11px + (100% - 22px) * var(--from));
    inset-inline-end: calc(11px + (100% - 22px) * (1 - var(--to)));
    background: var(--line-strong);
  }
  [data-chosen] > &::after {
    background: var(--accent-strong);
  }

  ${media.forcedColors} {
    &::before,
    &::after {
      forced-color-adjust: none;
      background: GrayText;
    }
    &::after,
    [data-chosen] > &::after {
      background: Highlight;
    }
  }

  input {
    appearance: none;
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    background: transparent;
    pointer-events: none;
  }
  /* When both thumbs are at the end of the slider, the one that can still move is above. */
  input[data-above] {
    z-index: 2;
  }
  input:focus-visible {
    outline: none;
  }
  input::-webkit-slider-runnable-track {
    block-size: 24px;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: 1px;
    border: 2px solid var(--accent-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    cursor: grab;
  }
  input::-moz-range-thumb {
    pointer-events: auto;
    box-sizing: border-box;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid var(--accent-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    cursor: grab;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;
