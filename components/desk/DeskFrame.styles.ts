import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The menu at the inline start, the section beside it. Narrow screens have the menu as a row above it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-block-size: 100dvh;
  ${media.md} {
    grid-template-columns: 232px minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.header};
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);
  ${media.md} {
    z-index: auto;
    align-self: start;
    min-block-size: 100dvh;
    max-block-size: 100dvh;
    overflow-y: auto;
    padding: 16px 12px;
    box-shadow: inset 1px 0 0 var(--line);
  }

  .name {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 16px;
    ${media.md} {
      padding-inline: 12px;
      margin-block-end: 8px;
    }
  }
  .name a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    color: var(--ink-2);
    font-size: 13px;
  }
  ul {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    padding: 4px 12px 8px;
    scrollbar-width: none;
    ${media.md} {
      flex-direction: column;
      padding: 0;
      overflow: visible;
    }
  }
  li a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-m);
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  li a:hover {
    background: var(--sunken);
  }
  li a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: 1280px;
  padding: 16px 16px 64px;
  ${media.md} {
    gap: 24px;
    padding: 24px 32px 64px;
  }

  > fieldset {
    max-inline-size: 480px;
  }
  > h1 {
    font-size: 20px;
    ${media.md} {
      font-size: 24px;
    }
  }
`;
