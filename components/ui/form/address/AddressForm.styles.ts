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
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5) var(--space-3);
  }
  .top h2 {
    font-size: var(--text-title);
    margin-inline-end: auto;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-1) var(--space-3);
    align-content: start;
    padding: var(--space-1) var(--space-5) var(--space-4);
    overflow-y: auto;
    ${fieldCells}
  }
  .fields > * {
    grid-column: 1 / -1;
  }

  .foot {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-5) max(var(--space-5), env(safe-area-inset-bottom));
    box-shadow: 0 -1px 0 var(--line);
  }
  details {
    border-block: 1px solid var(--line);
  }
  summary {
    ${plainSummary}
    gap: var(--space-2);
    min-block-size: 48px;
    font-weight: 600;
  }
  summary svg:last-child {
    margin-inline-start: auto;
    transition: rotate var(--time-hover);
  }
  details[open] summary svg:last-child {
    rotate: 180deg;
  }
  .pin {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-1) var(--space-3);
    padding-block-end: var(--space-3);
  }
  .pin > p,
  .pin > button {
    grid-column: 1 / -1;
  }
  .pin > p {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
`;
