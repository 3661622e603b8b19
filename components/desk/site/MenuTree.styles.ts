import styled from 'styled-components';
import { Row } from '@/components/ui/layout/Row';

export const Tools = styled(Row)`
  button:disabled {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;

/** The tree, which scrolls in its box. */
export const Scroll = styled.div`
  max-block-size: 60dvh;
  overflow-y: auto;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  ul ul {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
    margin-inline-start: var(--space-2);
  }
  li:focus {
    outline: none;
  }
  .item {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  .item > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .item small {
    margin-inline-start: auto;
    color: var(--ink-3);
    font-size: var(--text-caption);
    white-space: nowrap;
  }
  .item .fold {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 44px;
  }
  .item .fold[data-open] svg {
    rotate: -90deg;
  }
  li[aria-selected='true'] > .item {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }
  li:focus-visible > .item {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
`;
