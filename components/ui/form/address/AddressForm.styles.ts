import styled from 'styled-components';

/** The form in its drawer: the head and the submit button stay in place, and the fields between them scroll. */
export const FormLayout = styled.form`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100dvh;

  .top {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5);
  }
  .top h2 {
    font-size: var(--text-title);
    margin-inline-end: auto;
  }
  .fields {
    padding: var(--space-1) var(--space-5) var(--space-4);
    overflow-y: auto;
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
  summary + div {
    padding-block-end: var(--space-3);
  }
`;
