import styled from 'styled-components';

export const Tabs = styled.nav`
  display: flex;
  gap: var(--space-2);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
  a {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    padding-inline: var(--space-3);
    border-block-end: 3px solid transparent;
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 700;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
`;
