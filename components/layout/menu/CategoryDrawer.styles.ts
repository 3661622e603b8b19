import styled from 'styled-components';
import { searchRow } from '@/components/ui/kit/SearchInput';
import { media } from '@/styles/media';

export const Head = styled.header`
  flex: none;
  padding: 8px 16px 12px;
  border-block-end: 1px solid var(--line);

  .title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -10px;
    block-size: 48px;
  }
  h2 {
    font-size: 18px;
  }
  .field {
    ${searchRow}
    gap: 12px;
    padding-inline: 16px;
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
    gap: 4px;
    inline-size: 100%;
    min-block-size: 82px;
    padding: 8px 6px;
    font-size: 12px;
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
    padding: 16px;
  }
  .title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    margin-block-end: 8px;
  }
  .title h3 {
    font-size: 16px;
  }
  .title a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 600;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: 20px 12px;
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
    margin-block-start: 8px;
    font-size: 13px;
    font-weight: 600;
  }
  .tiles small {
    font-size: 12px;
    color: var(--ink-3);
  }
  .more {
    display: grid;
    margin-block-start: 24px;
    border-block-start: 1px solid var(--line);
    padding-block-start: 8px;
  }
  .more a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    font-weight: 500;
  }
  .theme {
    margin-block-start: 16px;
  }
  .theme p {
    margin-block-end: 8px;
    font-size: 12px;
    color: var(--ink-3);
  }
  .none {
    padding-block: 48px;
    text-align: center;
    color: var(--ink-2);
  }
`;
