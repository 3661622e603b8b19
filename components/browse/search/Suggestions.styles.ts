import styled from 'styled-components';
import { media } from '@/styles/media';

/** Suggestions and recent searches; the dropdown and the full-screen search look the same. */
export const List = styled.div`
  padding-block: var(--space-3);

  h3 {
    font-size: var(--text-caption);
    font-weight: 500;
    color: var(--ink-3);
    line-height: 32px;
  }
  [role='group'] h3 {
    padding-inline: var(--space-4);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 44px;
    padding: var(--space-2) var(--space-4);
    color: var(--ink-2);
  }
  a > svg {
    color: var(--ink-3);
  }
  b {
    color: var(--ink);
  }
  a[aria-selected='true'] {
    background: var(--sunken);
  }
  ${media.hover} {
    a:hover {
      background: var(--sunken);
    }
  }
  .end {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  .art {
    flex: none;
    inline-size: 48px;
  }
  .what {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.6;
  }
  .what > span,
  .chips li span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink);
  }
  .price {
    flex: none;
    font-weight: 800;
    color: var(--ink);
    ${media.belowMd} {
      display: none;
    }
  }
  > [role='status'] {
    padding: var(--space-4);
    text-align: center;
    color: var(--ink-2);
  }

  .chips {
    margin-block-start: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  /* The first part below an empty list of options. */
  [hidden] + p + .chips {
    margin-block-start: 0;
    padding-block-start: 0;
    border: 0;
  }
  .viewed {
    margin-inline: calc(-1 * var(--space-4));
  }
  .chips li {
    min-block-size: 0;
    max-inline-size: 100%;
    padding: 0;
  }
  .chips li a {
    gap: var(--space-2);
    padding: var(--space-1) var(--space-3);
    min-inline-size: 0;
    border-radius: var(--radius-full);
    background: none;
    color: var(--ink);
  }
  .chips li a:not(:only-child) {
    padding-inline-end: 0;
  }
  .chips li button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    color: var(--ink-3);
  }
  ${media.md} {
    .chips li a {
      min-block-size: 36px;
    }
    .chips li button {
      inline-size: 36px;
      block-size: 36px;
    }
  }
`;
