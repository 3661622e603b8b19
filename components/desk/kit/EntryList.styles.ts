import styled from 'styled-components';
import { media } from '@/styles/media';

/** The entries of a list, each with its buttons. */
export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > li {
    min-inline-size: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  > li[data-wrong] {
    border-color: var(--danger);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-1);
  }
  .bar > .open {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    text-align: start;
  }
  .bar > .open > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  .bar > .open > small {
    flex: none;
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  ${media.belowMd} {
    .bar > .open {
      display: grid;
      grid-template-columns: 16px minmax(0, 1fr);
      gap: 0 var(--space-3);
      padding-block: var(--space-2);
    }
    .bar > .open > small {
      grid-column: 2;
    }
  }
  .bar > .open > svg {
    flex: none;
    transition: rotate var(--time-hover);
  }
  .bar > .open[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  .bar button:disabled {
    color: var(--line-strong);
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-2) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;
