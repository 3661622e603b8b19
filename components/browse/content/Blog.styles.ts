import styled from 'styled-components';
import { media } from '@/styles/media';

export const Blog = styled.div`
  padding-block: var(--space-6) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }
`;

/** Links to the tags, in one line that scrolls on phones. */
export const Tags = styled.nav`
  margin-block: var(--space-6);

  ul {
    display: flex;
    gap: var(--space-2);
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
  small {
    font-size: var(--text-caption);
    opacity: 0.8;
  }
`;

export const Cards = styled.ul`
  li > a {
    display: grid;
    grid-template-rows: auto 1fr;
    block-size: 100%;
    overflow: hidden;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    transition: box-shadow var(--time-move);
    ${media.hover} {
      &:hover {
        box-shadow: var(--shadow-lifted);
      }
      &:hover :is(h2, h3) {
        color: var(--accent-strong);
      }
    }
  }
  .text {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: var(--space-2);
    padding: var(--space-5);
  }
  .summary {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
