import styled from 'styled-components';
import { Rail } from '@/components/browse/productCard/ProductList';
import { Card } from '@/components/ui/layout/Card';
import { media } from '@/styles/media';

export const Next = styled(Card)`
  gap: var(--space-6);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
  ${media.lg} {
    gap: var(--space-8);
    padding: var(--space-7);
  }

  .what > :is(h2, a) {
    margin-block-start: var(--space-3);
  }
`;

export const Orders = styled(Card)`
  padding-block: 0;

  > li {
    position: relative;
    padding-block: var(--space-5);
  }
  > li + li {
    border-block-start: 1px solid var(--line);
  }
  .row {
    display: grid;
    grid-template: 'pictures text' auto 'chip chip' auto / auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);
  }
  .pictures {
    display: flex;
  }
  .pictures > span {
    inline-size: 56px;
  }
  .pictures > span + span {
    margin-inline-start: calc(-1 * var(--space-2));
    box-shadow: 0 0 0 2px var(--surface);
  }
  /* Extends the link over the whole row. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 4px -8px;
    border-radius: var(--radius-m);
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid var(--accent-strong);
  }
  .end {
    grid-area: chip;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-6);
  }
  .end b {
    white-space: nowrap;
  }
  .go {
    display: none;
    color: var(--ink-3);
  }
  ol {
    margin-block-start: var(--space-5);
  }
  ${media.tablet} {
    .row {
      grid-template: 'pictures text chip' auto / auto minmax(0, 1fr) auto;
    }
    .go {
      display: block;
    }
  }
`;

/** Cards in one line. The number of columns fits the width, so that the edge of the page cuts off no card. */
export const CheaperRail = styled(Rail)`
  --visible: 4;
  /* Three columns, because the dashboard menu beside the cards leaves no room for four. */
  ${media.md} {
    grid-auto-columns: calc((100% - 2 * 16px) / 3);
    --card-months-display: none;
  }
  ${media.lg} {
    --card-months-display: inline;
  }
  ${media.xl} {
    grid-auto-columns: calc((100% - 3 * 16px) / 4);
  }
`;
