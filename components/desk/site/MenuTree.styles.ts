import styled from 'styled-components';

export const Tree = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  .tools button:disabled {
    color: var(--line-strong);
    cursor: not-allowed;
  }
  .scroll {
    max-block-size: 60dvh;
    overflow-y: auto;
    padding: var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ul ul {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
    margin-inline-start: var(--space-3);
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
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .item > svg {
    flex: none;
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
  .keys {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
`;
