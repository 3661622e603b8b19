import styled from 'styled-components';
import { media } from '@/styles/media';

/** Suggestions and recent searches; the dropdown and the full-screen search look the same. */
export const List = styled.div`
  padding-block: 12px 16px;
  font-size: 14px;

  h3 {
    padding-inline: 16px;
    font-size: 12px;
    font-weight: 500;
    color: var(--ink-3);
    line-height: 32px;
  }
  [role='group'] + [role='group'] {
    margin-block-start: 8px;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 6px 16px;
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
    font-size: 12px;
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
    gap: 6px;
    font-size: 12px;
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
    padding: 16px;
    text-align: center;
    color: var(--ink-2);
  }

  .recent {
    margin-block-start: 12px;
    padding: 12px 16px 0;
    border-block-start: 1px solid var(--line);
  }
  .recent:first-child {
    margin-block-start: 0;
    padding-block-start: 0;
    border: 0;
  }
  .recent header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .recent h3 {
    padding: 0;
  }
  .recent header button {
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 600;
    ${media.md} {
      min-block-size: 32px;
    }
  }
  .recent ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .recent li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
  }
  .recent li a {
    gap: 8px;
    padding: 4px 12px 4px 0;
    padding-inline: 12px 0;
    min-inline-size: 0;
    border-radius: var(--radius-full);
    background: none;
    color: var(--ink);
    font-size: 13px;
    ${media.md} {
      min-block-size: 36px;
    }
  }
  .recent li a span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .recent li button {
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
