import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
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
  @media print {
    display: block;
  }
`;

export const Side = styled.div`
  @media print {
    display: none;
  }
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.header};
  padding-inline: var(--space-3);
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);
  ${media.md} {
    z-index: auto;
    align-self: start;
    min-block-size: 100dvh;
    max-block-size: 100dvh;
    overflow-y: auto;
    padding-block: var(--space-4);
    border-inline-end: 1px solid var(--line);
  }

  .name {
    padding-inline: var(--space-3) 0;
  }
  ul {
    display: flex;
    gap: var(--space-1);
    overflow-x: auto;
    padding-block: var(--space-1) var(--space-2);
    scrollbar-width: none;
    ${media.md} {
      flex-direction: column;
      overflow: visible;
    }
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  a:hover {
    background: var(--sunken);
  }
  a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }
`;

export const Content = styled(Stack)`
  max-inline-size: 1280px;
  padding: var(--space-4) var(--space-4) var(--space-8);
  ${media.md} {
    gap: var(--space-6);
    padding: var(--space-6) var(--space-7) var(--space-8);
  }

  @media print {
    [data-unprinted] {
      display: none;
    }
  }
  > fieldset {
    max-inline-size: 480px;
  }
`;
