import styled from 'styled-components';
import { media } from '@/styles/media';

export const Crumbs = styled.nav`
  padding-block-start: 16px;
  font-size: 13px;
  color: var(--ink-3);
  ${media.belowMd} {
    display: none;
  }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  a {
    padding-block: 4px;
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  [aria-current] {
    color: var(--ink);
  }
`;

export const Columns = styled.div`
  padding-block: 16px 40px;
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    align-items: start;
    gap: 24px;
    padding-block-end: 64px;
  }
`;

export const Panel = styled.aside`
  display: none;
  padding-inline: 16px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  /* Without JavaScript the filter link targets this element. */
  &:target {
    display: block;
    margin-block-end: 16px;
  }
  ${media.md} {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--header-height) + 16px);
    max-block-size: calc(100dvh - var(--header-height) - 32px);
    padding-inline: 20px;
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
    &:target {
      margin-block-end: 0;
    }
  }

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 64px;
  }
  > header h2 {
    font-size: 16px;
  }
  > header a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 600;
  }
`;

export const Results = styled.div`
  min-inline-size: 0;
  ${media.md} {
    &:only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 44px;
  margin-block-end: 8px;
  ${media.md} {
    flex-wrap: wrap;
  }

  h1 {
    font-size: 18px;
    font-weight: 800;
    overflow-wrap: anywhere;
    ${media.md} {
      font-size: 24px;
    }
  }
  h1:focus {
    outline: none;
  }
  > p {
    font-size: 13px;
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
    margin-block-end: 16px;
    color: var(--ink-2);
  }
`;

export const List = styled.div`
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.5;
    pointer-events: none;
  }
`;
