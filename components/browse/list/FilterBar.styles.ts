import styled, { type DataAttributes } from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** A filter, a category or a menu of the list as a pill: `data-filled` for the main one, `data-active` for a filter that is on. */
export const FilterChip = styled.a.attrs<DataAttributes>({ 'data-pill': '' })`
  cursor: pointer;
  transition: background-color var(--time-hover);

  &[data-filled],
  &[data-active] {
    font-weight: 600;
  }
  &[data-filled] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  b {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    block-size: 22px;
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-caption);
  }
  &[data-active] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  /* Not an outline, which is the mark of the focus. */
  ${media.forcedColors} {
    &[data-filled],
    &[data-active] {
      border: 2px solid Highlight;
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
  html:has(&) {
    --top-bars: 190px;
  }

  > ul {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Chips = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
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
