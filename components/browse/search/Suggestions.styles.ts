import styled from 'styled-components';
import { media } from '@/styles/media';

/** Suggestions and recent searches; the dropdown and the full-screen search look the same. */
export const List = styled.div`
  padding-block: var(--space-3) var(--space-4);
  font-size: var(--text-body);

  h3 {
    padding-inline: var(--space-4);
    font-size: var(--text-caption);
    font-weight: 500;
    color: var(--ink-3);
    line-height: 32px;
  }
  [role='group'] + [role='group'] {
    margin-block-start: var(--space-2);
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
    flex: none;
    color: var(--ink-3);
  }
  a b {
    color: var(--ink);
    font-weight: 700;
  }
  a[aria-selected='true'] {
    background: var(--sunken);
  }
  ${media.hover} {
    a:hover {
      background: var(--sunken);
    }
  }
  .go {
    margin-inline-start: auto;
  }
  .count {
    margin-inline-start: auto;
    font-size: var(--text-caption);
    color: var(--ink-3);
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
  .what > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink);
    font-weight: 500;
  }
  .what small {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .what small b {
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

  .none {
    padding: var(--space-4);
    text-align: center;
    color: var(--ink-2);
  }

  .chips {
    margin-block-start: var(--space-3);
    padding: var(--space-3) var(--space-4) 0;
    border-block-start: 1px solid var(--line);
  }
  /* The first part below an empty list of options. */
  [hidden] + p + .chips {
    margin-block-start: 0;
    padding-block-start: 0;
    border: 0;
  }
  .chips header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .chips h3 {
    padding: 0;
  }
  .chips header button {
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 600;
    ${media.md} {
      min-block-size: 32px;
    }
  }
  .chips ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .chips li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
  }
  .chips li a {
    gap: var(--space-2);
    padding: var(--space-1) var(--space-3) var(--space-1) 0;
    padding-inline: var(--space-3) 0;
    min-inline-size: 0;
    border-radius: var(--radius-full);
    background: none;
    color: var(--ink);
    font-size: var(--text-small);
    ${media.md} {
      min-block-size: 36px;
    }
  }
  .chips li a:only-child {
    padding-inline-end: var(--space-3);
  }
  .viewed {
    margin-inline: calc(-1 * var(--space-4));
  }
  .chips li a span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chips li button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-full);
    color: var(--ink-3);
    ${media.md} {
      inline-size: 36px;
      block-size: 36px;
    }
  }
`;
