import styled from 'styled-components';
import { pageLinks } from '@/components/ui/kit/pageLinks';
import { pill } from '@/components/ui/kit/pill';
import { media } from '@/styles/media';

export const Blog = styled.div`
  padding-block: 24px 48px;
  ${media.md} {
    padding-block: 40px 64px;
  }

  > header {
    display: grid;
    gap: 8px;
    margin-block-end: 24px;
  }
  > header h1 {
    font-size: 24px;
    font-weight: 800;
    ${media.md} {
      font-size: 40px;
    }
  }
  > header p {
    max-inline-size: 56ch;
    color: var(--ink-2);
  }
`;

/** Links to the tags, in one line that scrolls on phones. */
export const Tags = styled.nav`
  margin-block-end: 24px;

  ul {
    display: flex;
    gap: 8px;
    margin-inline: calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    ${media.md} {
      flex-wrap: wrap;
      margin: 0;
      padding: 0;
    }
  }
  a {
    ${pill}
    gap: 8px;
    background: var(--surface);
    font-weight: 500;
    white-space: nowrap;
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
  a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  a[aria-current] small {
    color: inherit;
  }
  small {
    font-size: 12px;
    color: var(--ink-3);
  }
`;

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px;
  }

  li > a {
    display: grid;
    grid-template-rows: auto 1fr;
    block-size: 100%;
    overflow: hidden;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    transition: box-shadow 200ms var(--ease);
    ${media.hover} {
      &:hover {
        box-shadow: var(--shadow-lifted);
      }
      &:hover h2,
      &:hover h3 {
        color: var(--accent-strong);
      }
    }
  }
  .picture {
    position: relative;
    display: block;
    aspect-ratio: 16 / 10;
    background: var(--stone-ground);
  }
  .picture img {
    position: absolute;
    inset: 6%;
    inline-size: 88%;
    block-size: 88%;
    object-fit: contain;
  }
  .text {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 8px;
    padding: 20px;
  }
  small {
    color: var(--accent-strong);
    font-size: 12px;
    font-weight: 700;
  }
  h2,
  h3 {
    font-size: 18px;
    font-weight: 700;
    line-height: 1.7;
  }
  .summary {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: 14px;
    color: var(--ink-2);
  }
  .facts {
    display: flex;
    gap: 16px;
    font-size: 12px;
    color: var(--ink-3);
  }
`;

export const Pages = styled.nav`
  ${pageLinks}
`;
