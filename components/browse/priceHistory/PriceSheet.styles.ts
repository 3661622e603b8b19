import styled from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--space-4) var(--space-4) calc(var(--space-6) + env(safe-area-inset-bottom));
  overflow-y: auto;

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: var(--text-title);
  }
  > p {
    color: var(--ink-2);
  }
  .now {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .now b {
    font-size: var(--text-heading);
    color: var(--ink);
  }
  /* Keeps the room of the chart, so that the form below does not move when the prices come. */
  section {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-block-size: 292px;
  }
`;

/** The time runs to the right, as in the charts of the banks and exchanges that shoppers know. */
export const Chart = styled.div`
  direction: ltr;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  font-size: var(--text-caption);
  color: var(--ink-3);

  svg {
    display: block;
    inline-size: 100%;
    block-size: 140px;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--accent-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  path[data-ground] {
    fill: var(--accent-soft);
    stroke: none;
  }
  p {
    direction: rtl;
  }
  div {
    display: flex;
    justify-content: space-between;
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-1);
    border-block-start: 1px solid var(--line);
  }
  div span {
    direction: rtl;
  }
`;

export const Prices = styled.details`
  font-size: var(--text-body);

  summary {
    min-block-size: 44px;
    align-content: center;
    color: var(--accent-strong);
    font-weight: 600;
    cursor: pointer;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
  }
  th {
    color: var(--ink-3);
    font-size: var(--text-small);
  }
`;
