import styled from 'styled-components';
import { searchRow } from '@/components/ui/kit/SearchInput';
import { media } from '@/styles/media';

export const Head = styled.header`
  flex: none;
  padding: var(--space-2) var(--space-4) var(--space-3);
  border-block-end: 1px solid var(--line);

  .title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: calc(-1 * var(--space-2));
    block-size: 48px;
  }
  h2 {
    font-size: var(--text-title);
  }
  .field {
    ${searchRow}
    gap: var(--space-3);
    padding-inline: var(--space-4);
    background: var(--sunken);
    color: var(--ink-3);
  }
  .field:focus-within {
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
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

  .rail {
    overflow: auto;
    overscroll-behavior: contain;
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
    min-block-size: 82px;
    padding: var(--space-2) var(--space-2);
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
    outline-offset: -3px;
  }

  .pane {
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--space-4);
  }
  .title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    margin-block-end: var(--space-2);
  }
  .title h3 {
    font-size: var(--text-title);
  }
  .title a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 600;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: var(--space-5) var(--space-3);
    ${media.sm} {
      grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    }
  }
  .tiles a {
    display: block;
    text-align: center;
    line-height: 1.5;
  }
  .tiles b {
    display: block;
    margin-block-start: var(--space-2);
    font-size: var(--text-small);
    font-weight: 600;
  }
  .tiles small {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  .more {
    display: grid;
    margin-block-start: var(--space-6);
    border-block-start: 1px solid var(--line);
    padding-block-start: var(--space-2);
  }
  .more a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 48px;
    font-weight: 500;
  }
  .theme {
    margin-block-start: var(--space-4);
  }
  .theme p {
    margin-block-end: var(--space-2);
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  .none {
    padding-block: var(--space-8);
    text-align: center;
    color: var(--ink-2);
  }
`;
