import styled from 'styled-components';
import { media } from '@/styles/media';

/** The lines of the order. On phones each is a block of names and values. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  thead th {
    padding: var(--space-2);
    background: var(--sunken);
    font-weight: 700;
    text-align: start;
    white-space: nowrap;
  }
  tbody tr {
    border-block-end: 1px solid var(--line);
    break-inside: avoid;
  }
  tbody th {
    inline-size: 38%;
    font-weight: 600;
    text-align: start;
  }
  tbody th small {
    display: block;
    font-weight: 400;
  }
  tbody :is(th, td) {
    padding: var(--space-2);
  }
  tbody td {
    white-space: nowrap;
  }
  ${media.belowMd} {
    @media screen {
      thead {
        display: block;
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tbody tr {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0 var(--space-6);
        padding-block: var(--space-3);
      }
      tbody :is(th, td) {
        padding: 0;
      }
      tbody th {
        grid-column: 1 / -1;
        inline-size: auto;
        font-size: var(--text-body);
      }
      tbody td:first-child {
        display: none;
      }
      tbody td {
        display: flex;
        justify-content: space-between;
        gap: var(--space-2);
      }
      tbody td::before {
        content: attr(data-title);
        color: var(--ink-2);
      }
    }
  }
`;
