import styled from 'styled-components';
import { Rail } from '@/components/browse/productCard/ProductList.styles';
import { media } from '@/styles/media';

export const Next = styled.section`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding: var(--space-6);
  }
  ${media.lg} {
    gap: var(--space-8);
    padding: var(--space-7);
  }

  .what {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
  h2 {
    margin-block-start: var(--space-2);
    font-size: var(--text-body);
    font-weight: 500;
    color: var(--ink-2);
    line-height: 1.8;
  }
  .amount {
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  .due {
    font-weight: 700;
  }
  a {
    margin-block-start: var(--space-4);
  }
`;

export const Orders = styled.ul`
  padding-inline: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding-inline: var(--space-6);
  }

  > li {
    position: relative;
    padding-block: var(--space-5);
    border-block-end: 1px solid var(--line);
  }
  > li:last-child {
    border: 0;
  }
  .row {
    display: grid;
    grid-template: 'pictures text' auto 'chip chip' auto / auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }
  .pictures {
    grid-area: pictures;
    display: flex;
  }
  .pictures > span {
    inline-size: 56px;
  }
  .pictures > span + span {
    margin-inline-start: calc(-1 * var(--space-2));
    box-shadow: 0 0 0 2px var(--surface);
  }
  .text {
    grid-area: text;
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  h3 {
    font-size: var(--text-body);
    font-weight: 600;
    line-height: 1.7;
  }
  /* Extends the link over the whole row. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 4px -8px;
    border-radius: var(--radius-m);
  }
  h3 a:focus-visible {
    outline: 0;
  }
  h3 a:focus-visible::after {
    outline: 2px solid var(--accent-strong);
  }
  small {
    font-size: var(--text-small);
    color: var(--ink-3);
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
    .end {
      justify-content: flex-end;
    }
    .go {
      display: block;
    }
  }
`;

/** The skeleton of `Next`. */
export const NextSkeleton = styled(Next)`
  .chip {
    inline-size: 130px;
    block-size: 28px;
    border-radius: var(--radius-full);
  }
  .title {
    inline-size: 180px;
    block-size: 18px;
    margin-block-start: var(--space-3);
  }
  .sum {
    inline-size: 220px;
    block-size: 36px;
    margin-block: var(--space-2);
  }
  .button {
    inline-size: 140px;
    block-size: 48px;
    margin-block-start: var(--space-2);
    border-radius: var(--radius-m);
  }
  .stair {
    block-size: 200px;
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

/** A section with a title and a link to the full list. */
export const OverviewSection = styled.section`
  min-inline-size: 0;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 44px;
    margin-block-end: var(--space-2);
  }
  > header h2 {
    font-size: var(--text-title);
  }
  > header a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: var(--text-body);
    font-weight: 600;
  }
`;
