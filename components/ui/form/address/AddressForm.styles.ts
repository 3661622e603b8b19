import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { plainSummary } from '@/components/ui/kit/plainSummary';

/** The form in its drawer: the head and the submit button stay in place, and the fields between them scroll. */
export const FormLayout = styled.form`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100dvh;

  .top {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 16px 20px 12px;
  }
  .top h2 {
    font-size: 18px;
    margin-inline-end: auto;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 12px;
    align-content: start;
    padding: 4px 20px 16px;
    overflow-y: auto;
    ${fieldCells}
  }
  .fields > * {
    grid-column: 1 / -1;
  }

  .foot {
    display: grid;
    gap: 4px;
    padding: 12px 20px max(20px, env(safe-area-inset-bottom));
    box-shadow: 0 -1px 0 var(--line);
  }
  .alert {
    color: var(--danger);
    font-size: 13px;
    font-weight: 500;
  }
  .alert:empty {
    display: none;
  }
  details {
    border-block: 1px solid var(--line);
  }
  summary {
    ${plainSummary}
    gap: 8px;
    min-block-size: 48px;
    font-weight: 600;
  }
  summary svg:last-child {
    margin-inline-start: auto;
    transition: rotate 150ms;
  }
  details[open] summary svg:last-child {
    rotate: 180deg;
  }
  .pin {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 12px;
    padding-block-end: 12px;
  }
  .pin > p,
  .pin > button {
    grid-column: 1 / -1;
  }
  .pin > p {
    font-size: 12px;
    color: var(--ink-3);
  }
`;
