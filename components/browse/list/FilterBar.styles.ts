import styled, { css } from 'styled-components';
import { pill } from '@/components/ui/kit/pill';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

const chip = css`
  .chip {
    ${pill}
    gap: var(--space-2);
    background: var(--surface);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color 150ms,
      border-color 150ms;
    ${media.md} and (hover: hover) {
      min-block-size: 40px;
    }
  }
  .chip svg {
    flex: none;
  }
  .chip[data-filled] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
  }
  .chip[data-filled] b {
    display: grid;
    place-items: center;
    min-inline-size: 22px;
    block-size: 22px;
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-caption);
    line-height: 1;
  }
  .chip[data-active] {
    border-color: color-mix(in srgb, var(--accent-strong) 40%, transparent);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .chip[data-filled],
    .chip[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${media.hover} {
    .chip:not([data-active], [data-filled]):hover {
      background: var(--sunken);
    }
    .chip[data-active]:hover {
      border-color: var(--accent-strong);
    }
  }
`;

/** The sticky bar below the header of narrow screens: filters, sort and active filters. */
export const Bar = styled.nav`
  position: sticky;
  /* Below the narrow header: 60 + 48 + 12. */
  inset-block-start: 120px;
  z-index: ${layers.stickyBar};
  background: var(--surface);
  border-block-end: 1px solid var(--line);
  transition: inset-block-start var(--time-move) var(--ease);
  ${media.md} {
    display: none;
  }
  /* While the header is hidden. */
  header[data-hidden] ~ main & {
    inset-block-start: 0;
  }

  > ul {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
  > ul > li {
    flex: none;
  }
  ${chip}
`;

export const Chips = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  ${chip}
  ${media.belowMd} {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    /* The sticky bar shows the active filters instead. */
    &[data-active] {
      display: none;
    }
  }
  ${media.md} {
    flex-wrap: wrap;
  }
`;

/** The category of a search, with a link to search everywhere. */
export const SearchCategory = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-2);
  ${chip}
`;
