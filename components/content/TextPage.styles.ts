import styled from 'styled-components';
import { media } from '@/styles/media';

export const TextPage = styled.div`
  padding-block: 24px 48px;
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
    padding-block: 32px 64px;
  }

  > nav {
    margin-block-end: 16px;
    ${media.md} {
      position: sticky;
      inset-block-start: calc(var(--header-height) + 16px);
      margin: 0;
      padding: 8px;
      border-radius: var(--radius-l);
      background: var(--surface);
      box-shadow: var(--shadow-resting);
    }
  }
  > nav ul {
    display: flex;
    gap: 8px;
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
  > nav a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: 13px;
    font-weight: 500;
    white-space: nowrap;
    ${media.md} {
      border: 0;
      border-radius: var(--radius-m);
      font-size: 14px;
    }
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
  > nav a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }

  article {
    padding: 24px 20px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 48px;
    }
  }
  h1 {
    font-size: 24px;
    font-weight: 800;
    ${media.md} {
      font-size: 32px;
    }
  }
  .summary {
    max-inline-size: 64ch;
    margin-block: 8px 32px;
    padding-block-end: 24px;
    border-block-end: 1px solid var(--line);
    color: var(--ink-2);
  }
  .updated {
    margin-block-start: 40px;
    font-size: 13px;
    color: var(--ink-3);
  }
`;
