import styled from 'styled-components';
import { media } from '@/styles/media';

export const Crumbs = styled.nav`
  padding-block-start: var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-3);
  ${media.belowMd} {
    display: none;
  }

  ol,
  li {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  a {
    padding-block: var(--space-1);
  }
  ${media.hover} {
    a:hover {
      color: var(--accent-strong);
    }
  }
  [aria-current] {
    color: var(--ink);
  }
`;

export const Columns = styled.div`
  padding-block: var(--space-4) var(--space-7);
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    align-items: start;
    gap: var(--space-6);
    padding-block-end: var(--space-8);
  }
`;

export const Panel = styled.aside`
  display: none;
  padding-inline: var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  /* Without JavaScript the filter link targets this element. */
  &:target {
    display: block;
    margin-block-end: var(--space-4);
  }
  ${media.md} {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--header-height) + 16px);
    max-block-size: calc(100dvh - var(--header-height) - 32px);
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  > header {
    min-block-size: 64px;
  }
`;

export const Results = styled.div`
  min-inline-size: 0;
  &:only-child {
    grid-column: 1 / -1;
  }
`;

/** The category of a search, with a link to search everywhere. */
export const SearchCategory = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-2);
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 44px;
  margin-block-end: var(--space-2);
  ${media.md} {
    flex-wrap: wrap;
  }

  h1 {
    font-size: var(--text-heading);
    font-weight: 800;
    overflow-wrap: anywhere;
  }
  h1:focus {
    outline: none;
  }
  > p {
    font-size: var(--text-small);
    color: var(--ink-3);
    white-space: nowrap;
    ${media.belowMd} {
      margin-inline-start: auto;
    }
    ${media.lg} {
      > span {
        display: none;
      }
    }
  }
  + p {
    margin-block-end: var(--space-4);
    color: var(--ink-2);
  }
`;

export const List = styled.div`
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.5;
    pointer-events: none;
  }
`;
