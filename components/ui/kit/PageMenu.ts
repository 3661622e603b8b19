import styled from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

/** A page with a `PageMenu` beside its content on wide screens. `data-cell='whole'` takes both columns. */
export const MenuColumns = styled.div`
  padding-block: var(--space-6) var(--space-8);
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    align-items: start;
    gap: var(--space-6);
    padding-block: var(--space-7) var(--space-8);
  }
`;

/** A menu of parts or pages, whose links are each a `Pill`: one line that scrolls on phones, a sticky list beside the content on wide screens. */
export const PageMenu = styled.nav`
  margin-block-end: var(--space-4);
  ${media.md} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 16px);
    align-self: start;
    margin: 0;
    padding: var(--space-2);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${forcedEdge}
  }

  ul {
    display: flex;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    ${media.md} {
      display: grid;
      gap: 0;
      margin: 0;
      padding: 0;
    }
  }
  a {
    display: flex;
    justify-content: space-between;
    ${media.md} {
      border-color: transparent;
      border-radius: var(--radius-m);
      font-size: var(--text-body);
    }
  }
  a[aria-current] {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }
`;
