import styled from 'styled-components';
import { media } from '@/styles/media';

/** On desktop the field is beside the page's title. */
export const Search = styled.form`
  ${media.md} {
    inline-size: 340px;
    justify-self: end;
    margin-block-start: calc(-1 * (var(--space-8) + var(--space-4)));
  }
`;

export const Sheet = styled.div`
  min-inline-size: 0;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
`;

/** Tabs in one line, which scrolls on phones; the chosen tab is underlined. */
export const Tabs = styled.nav`
  padding-inline: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
  ${media.md} {
    padding-inline: var(--space-4);
  }

  a {
    position: relative;
    flex: none;
    min-block-size: 56px;
    padding-inline: var(--space-2);
    color: var(--ink-2);
    white-space: nowrap;
    outline-offset: -4px;
  }
  a span {
    min-inline-size: 24px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: var(--text-caption);
    font-weight: 600;
    text-align: center;
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 700;
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 4px;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
  }
  a[aria-current] span {
    background: var(--ink);
    color: var(--surface);
  }
`;

export const List = styled.ul`
  padding-inline: var(--space-4);

  > li {
    position: relative;
    padding-block: var(--space-5);
    border-block-end: 1px solid var(--line);
  }
  > li:last-child {
    border: 0;
  }
  .total {
    inline-size: 100%;
    ${media.tablet} {
      inline-size: auto;
      margin-inline-start: auto;
    }
  }
  .products {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-4);
    }
  }
  /* Only the widest screens have room for the steps beside four pictures. */
  .products:has(.more) > .steps {
    grid-column: 1 / -1;
    grid-row: 2;
    ${media.lg} {
      grid-column: 2;
      grid-row: auto;
    }
  }
  .pictures > span {
    inline-size: 64px;
    aspect-ratio: 1;
    ${media.md} {
      inline-size: 72px;
    }
  }
  .actions {
    ${media.tablet} {
      grid-column: 3;
    }
  }
  /* Above the link that covers the row. */
  .pay {
    z-index: 1;
  }
  .go::after {
    content: '';
    position: absolute;
    inset: 4px -8px;
    border-radius: var(--radius-m);
  }
`;
