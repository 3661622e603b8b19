import styled from 'styled-components';
import { media } from '@/styles/media';

/** Fixed heights, for which `ReviewSummary` keeps the room. */
export const Preview = styled.div`
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(300px, 84%);
    gap: 12px;
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    ${media.md} {
      margin-inline: -4px;
      padding-inline: 4px;
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
    gap: 8px;
    inline-size: 100%;
    block-size: 148px;
    padding: 16px;
    border-radius: var(--radius-l);
    text-align: start;
  }
  [data-kind='reviews'] li > * {
    block-size: 168px;
  }
  button {
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
    gap: 4px 12px;
    font-size: 13px;
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
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  ul + .head {
    margin-block-start: 8px;
  }
  h3 {
    font-size: 16px;
  }
  > p {
    display: grid;
    place-content: center;
    justify-items: center;
    block-size: 148px;
    margin-block: 4px;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: center;
    color: var(--ink-2);
  }
`;
