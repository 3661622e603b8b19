import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';

export const Head = styled.header`
  flex: none;
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--line);
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  padding-block-end: calc(var(--bottom-bar-height) + env(safe-area-inset-bottom));
  &[data-filtered] {
    grid-template-columns: minmax(0, 1fr);
  }

  .rail,
  .pane {
    overflow: auto;
    overscroll-behavior: contain;
  }
  .rail {
    background: var(--sunken);
  }
  .rail button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    inline-size: 100%;
    min-block-size: 88px;
    padding: var(--space-2);
    font-size: var(--text-caption);
    line-height: 1.5;
    color: var(--ink-2);
  }
  .rail button img {
    inline-size: 44px;
    block-size: 44px;
    object-fit: contain;
  }
  .rail button[aria-selected='true'] {
    background: var(--surface);
    color: var(--ink);
    font-weight: 700;
  }
  .rail button[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--accent);
  }
  .rail button:focus-visible {
    outline-offset: -2px;
  }
  .pane {
    padding: var(--space-4);
  }
  .pane > p {
    padding-block: var(--space-7);
    text-align: center;
  }
`;

/** Links with a picture, their name and the number of products. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--space-4);
  text-align: center;

  b {
    display: block;
    margin-block-start: var(--space-2);
    font-size: var(--text-small);
    font-weight: 600;
    line-height: 1.5;
  }
`;

/** The other links of the drawer and the choice of the theme. */
export const More = styled(Stack)`
  margin-block-start: var(--space-6);
  border-block-start: 1px solid var(--line);
  padding-block-start: var(--space-2);

  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 48px;
  }
`;
