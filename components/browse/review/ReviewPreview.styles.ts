import styled from 'styled-components';
import { media } from '@/styles/media';

/** Fixed heights, for which `ReviewSummary` keeps the room. */
export const Preview = styled.div`
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(300px, 84%);
    gap: var(--space-3);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    ${media.md} {
      margin-inline: calc(-1 * var(--space-1));
      padding-inline: var(--space-1);
      grid-auto-columns: calc((100% - 2 * 12px) / 3);
    }
  }
  ul[data-kind='questions'] {
    ${media.md} {
      grid-auto-columns: calc((100% - 12px) / 2);
    }
  }
  li > * {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    inline-size: 100%;
    block-size: 148px;
    padding: var(--space-4);
    border-radius: var(--radius-l);
    text-align: start;
  }
  [data-kind='reviews'] li > * {
    block-size: 168px;
  }
  li button {
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.hover} {
      &:hover {
        box-shadow: var(--shadow-lifted);
      }
    }
  }
  .by {
    display: flex;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    font-size: var(--text-small);
    color: var(--ink-3);
    white-space: nowrap;
  }
  .by b {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--ink);
  }
  .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
    flex: none;
    overflow: hidden;
    color: var(--ink-2);
  }
  b.text {
    --lines: 1;
    color: var(--ink);
  }
  span.text {
    --lines: 2;
  }
  [data-kind='reviews'] span.text {
    --lines: 4;
  }
  /* The pictures take the room of two lines of the text. */
  [data-kind='reviews'] .text:has(+ .pictures) {
    --lines: 2;
  }
  .pictures {
    display: flex;
    gap: var(--space-2);
  }
  .pictures img {
    inline-size: 40px;
    block-size: 40px;
    object-fit: cover;
    border-radius: var(--radius-m);
  }
  ul + div {
    margin-block-start: var(--space-2);
  }
  > p {
    display: grid;
    place-content: center;
    justify-items: center;
    block-size: 148px;
    margin-block: var(--space-1);
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: center;
    color: var(--ink-2);
  }
`;
