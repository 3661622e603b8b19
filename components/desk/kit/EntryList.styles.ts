import styled from 'styled-components';

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
    padding: var(--space-1);
  }
  .open {
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
  .open b {
    display: block;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .open > svg {
    transition: rotate var(--time-hover);
  }
  .open[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  .bar button:disabled {
    color: var(--line-strong);
  }
  .content {
    padding: var(--space-2) var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;
