import { css } from 'styled-components';
import { media } from '@/styles/media';
import { pill } from './pill';

/** A menu of the page's parts: pills in one line that scrolls on phones, a sticky list beside the parts on wide screens. */
export const pageMenu = css`
  ${media.md} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 16px);
    align-self: start;
    margin: 0;
    padding: var(--space-2);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
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
    ${pill}
    display: flex;
    background: var(--surface);
    font-weight: 500;
    white-space: nowrap;
    ${media.md} {
      border: 0;
      border-radius: var(--radius-m);
      font-size: var(--text-body);
    }
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
`;
