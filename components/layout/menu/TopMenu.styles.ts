import styled from 'styled-components';
import { media } from '@/styles/media';

/** The menu row of the desktop header, with its panels below. */
export const Nav = styled.nav`
  ${media.belowMd} {
    display: none;
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    block-size: 48px;
    overflow: hidden;
    margin-inline-start: calc(-1 * var(--space-3));
  }
  > ul > li {
    display: flex;
    align-items: center;
    block-size: 48px;
  }
  > ul > li:first-child::after {
    content: '';
    block-size: 20px;
    margin-inline: var(--space-3);
    border-inline-start: 1px solid var(--line);
  }
  /* A background of its own, so that contrast checks do not measure against the scrim under the header. */
  .top {
    position: relative;
    background: var(--surface);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    block-size: 46px;
    padding-inline: var(--space-3);
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  ${media.hover} {
    .top:hover {
      color: var(--ink);
    }
  }
  .top:focus-visible {
    outline-offset: -2px;
  }
  .top[data-first],
  .top[aria-expanded='true'] {
    color: var(--ink);
    font-weight: 600;
  }
  .top[data-instalment] {
    color: var(--accent-strong);
    font-weight: 700;
  }
  .turn {
    transition: transform var(--time-move) var(--ease);
  }
  [aria-expanded='true'] .turn {
    rotate: 180deg;
  }
  .top[aria-expanded='true']::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
  }
`;
