import styled from 'styled-components';
import { media } from '@/styles/media';

export const Top = styled.div`
  padding-block: var(--space-4);
  ${media.md} {
    padding-block: var(--space-6);
  }

  /* On phones the icon alone stands for the button. */
  button > span {
    ${media.belowMd} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  h1 {
    margin-inline-end: auto;
  }
`;

/**
 * The table scrolls sideways when its columns do not fit. On phones a row's name is a band above its values, so that two
 * columns fit.
 */
export const Scroll = styled.div`
  overflow-x: auto;
  margin-block-end: var(--space-7);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  ${media.belowMd} {
    thead,
    tbody,
    table {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      /* The same for every row, since each is a grid of its own. */
      inline-size: max(100%, calc(var(--columns) * 168px));
    }
    th:not([scope='col']) {
      grid-column: 1 / -1;
      padding-block: var(--space-2);
      background: var(--sunken);
      font-size: var(--text-caption);
    }
    th:not([scope='col']) > * {
      position: sticky;
      inset-inline-start: 16px;
    }
    .corner,
    th[scope='col'] > button svg {
      display: none;
    }
    th[scope='col'] > button {
      inline-size: 100%;
      padding-inline: var(--space-2);
      font-size: var(--text-body);
    }
  }

  th,
  td {
    padding: var(--space-3) var(--space-4);
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  :is(td, th) + :is(td, th) {
    ${media.md} {
      border-inline-start: 1px solid var(--line);
    }
  }
  tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }
  th[scope='row'] {
    color: var(--ink-2);
    font-weight: 500;
    ${media.md} {
      inline-size: 200px;
    }
  }
  th[scope='row']:has([data-kit='mark']) {
    color: var(--ink);
    font-weight: 700;
  }
  th[scope='row'] [data-kit='mark'] {
    margin-inline-end: var(--space-2);
    vertical-align: middle;
  }
  th[scope='row'] > span {
    display: inline-block;
    vertical-align: middle;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-caption);
    font-weight: 400;
  }
  .group th {
    background: var(--sunken);
    color: var(--ink);
    font-size: var(--text-small);
    font-weight: 700;
  }
  .byInstalments > * {
    background: var(--accent-soft);
  }
  .amount {
    font-size: var(--text-title);
    font-weight: 800;
  }
  .lowest {
    margin-inline-start: var(--space-2);
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--success-ground);
  }

  th[scope='col'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: space-between;
    font-weight: 600;
    ${media.md} {
      display: table-cell;
      vertical-align: top;
      inline-size: calc((100% - 200px) / var(--columns));
    }
  }
  th[scope='col'] > a {
    display: block;
    ${media.md} {
      margin-block: var(--space-3);
      min-block-size: 48px;
    }
  }
  .picture {
    position: relative;
    display: block;
    ${media.md} {
      max-inline-size: 220px;
    }
  }
  .picture > a:last-child {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  .free {
    background: var(--ground);
  }
  .free button {
    flex-direction: column;
    inline-size: 100%;
  }
  .free button svg {
    padding: var(--space-3);
    box-sizing: content-box;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
  }
`;
