import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

export const Box = styled.div`
  padding: var(--space-6) var(--space-4);
  margin-inline: calc(-1 * var(--gutter));
  margin-block-start: calc(-1 * var(--space-5));
  position: relative;
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  background: var(--surface);
  ${media.tablet} {
    margin-block-start: var(--space-4);
    padding: var(--space-6);
    border-radius: var(--radius-xl);
    box-shadow: var(--shadow-resting);
  }
  ${media.md} {
    margin: 0;
    position: sticky;
    inset-block-start: calc(var(--header-height) + 16px);
  }

  .link {
    padding-block: var(--space-1);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  h1 {
    margin-block-start: var(--space-2);
  }
  /* The width is fixed, so that the chip does not move when the font arrives. */
  .registered {
    inline-size: 104px;
    padding-block: 2px;
    white-space: nowrap;
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  /* Stands at the end of the line of the Latin name. The padding makes it high enough for a finger. */
  .rating {
    float: inline-end;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    margin-block: calc(-1 * var(--space-2));
    padding-block: var(--space-2);
    font-size: var(--text-small);
  }
  .latin {
    text-align: end;
  }
  .price {
    margin-block-start: var(--space-2);
    ${media.md} {
      display: none;
    }
  }
  .group {
    margin-block-start: var(--space-5);
  }
  .swatches button {
    inline-size: 44px;
    block-size: 44px;
    padding: var(--space-1);
    border-radius: var(--radius-full);
    border: 2px solid var(--line);
  }
  .swatches button[aria-checked='true'] {
    border-color: var(--accent-strong);
  }
  .swatches i {
    display: block;
    block-size: 100%;
    border-radius: var(--radius-full);
    background: var(--dot);
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
    forced-color-adjust: none;
    overflow: hidden;
  }
  .swatches img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .swatches button[data-gone] i {
    opacity: 0.5;
  }
  .options button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    border: 1px solid var(--line);
    background: var(--surface);
  }
  .options button[aria-checked='true'] {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
    font-weight: 700;
  }
  /* Not an outline, which is the mark of the focus. */
  ${media.forcedColors} {
    button[aria-checked='true'] {
      border: 3px solid Highlight;
    }
  }
  .options button[data-gone] {
    background: var(--sunken);
    color: var(--ink-3);
    text-decoration: line-through;
  }

  .desktop {
    margin-block-start: var(--space-6);
    ${media.belowMd} {
      display: none;
    }
  }
`;

/** On phones, which have no bottom bar here, a fixed bar with price and button. */
export const BuyBar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  /* For low screens, where the bar scrolls with the page and follows the facts. */
  margin-block-start: var(--space-4);
  padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  ${media.md} {
    display: none;
  }
  /* Keeps toasts and the end of the page above this bar. */
  body:has(&) {
    --sticky-bar-space: 88px;
    padding-block-end: calc(var(--sticky-bar-space) + env(safe-area-inset-bottom));
    ${media.md} {
      --sticky-bar-space: 0px;
      padding-block-end: 0;
    }
    @media (max-height: 499.98px) {
      padding-block-end: 0;
    }
  }
  /* With wide spaces between words the button is below the price at 320 px. */
  flex-wrap: wrap;
  white-space: nowrap;
  /* The box of the price, which wakes late. */
  > div {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  small {
    display: block;
  }
`;
