import styled from 'styled-components';
import { media } from '@/styles/media';

/** Tiles on phones, a list beside the page on desktop. */
export const Menu = styled.nav`
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-2);
  }
  .entry {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    inline-size: 100%;
    min-block-size: 76px;
    padding: var(--space-2) var(--space-1);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    font-size: var(--text-caption);
    font-weight: 500;
    line-height: 1.4;
    text-align: center;
  }
  .entry .word {
    inline-size: 56px;
    block-size: 12px;
  }
  .badge {
    white-space: nowrap;
  }
  .out {
    display: none;
  }
  .out svg {
    scale: -1 1;
  }

  ${media.belowMd} {
    li[data-here='/dashboard'] {
      display: none;
    }
    /* A tile has room for a dot only; the text stays for screen readers. */
    .badge {
      position: absolute;
      inset-block-start: 10px;
      inset-inline-start: calc(50% + 6px);
      inline-size: 9px;
      block-size: 9px;
      overflow: hidden;
      text-indent: 100%;
      border-radius: var(--radius-full);
      background: var(--accent);
      box-shadow: 0 0 0 2px var(--surface);
    }
    .badge[data-tone='plain'] {
      inline-size: 1px;
      block-size: 1px;
      box-shadow: none;
      clip-path: inset(50%);
    }
  }
  ${media.md} {
    padding: var(--space-2);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ul {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .entry {
      flex-direction: row;
      justify-content: start;
      gap: var(--space-3);
      min-block-size: 48px;
      padding-inline: var(--space-4);
      border-radius: var(--radius-m);
      box-shadow: none;
      font-size: var(--text-body);
      text-align: start;
      transition: background-color var(--time-hover);
    }
    .entry[aria-current] {
      background: var(--sunken);
      font-weight: 700;
    }
    .entry[aria-current] svg {
      color: var(--accent-strong);
    }
    ${media.hover} {
      .entry:hover {
        background: var(--sunken);
      }
    }
    .entry .word {
      inline-size: 96px;
      block-size: 14px;
    }
    .out {
      display: flex;
    }
    .badge {
      margin-inline-start: auto;
      padding: 2px var(--space-2);
      border-radius: var(--radius-full);
      font-size: var(--text-caption);
      font-weight: 600;
    }
    .badge[data-tone='plain'] {
      padding-inline: var(--space-1);
      color: var(--ink-3);
      font-weight: 500;
    }
    .badge[data-tone='accent'] {
      background: var(--accent-soft);
      color: var(--accent-strong);
    }
    .badge[data-tone='warning'] {
      background: var(--tone-ground);
      color: var(--tone);
    }
    .badge[data-tone='dot'] {
      inline-size: 8px;
      block-size: 8px;
      padding: 0;
      overflow: hidden;
      text-indent: 100%;
      background: var(--accent);
    }
  }
`;
