import styled from 'styled-components';
import { media } from '@/styles/media';

/** The choice of instalments to pay. */
export const PayDialog = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4) var(--space-6);
  ${media.md} {
    padding: var(--space-7);
  }

  h2 {
    font-size: var(--text-title);
  }
  .rows {
    display: grid;
    max-block-size: 36dvh;
    overflow: auto;
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .rows label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 48px;
    padding-inline: var(--space-4);
    border-block-end: 1px solid var(--line);
    cursor: pointer;
  }
  .rows li:last-child label {
    border: 0;
  }
  .rows input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--accent-strong);
  }
  .rows small {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  .rows [data-late] small {
    color: var(--danger);
  }
  .rows b {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
  }
  hgroup p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .saving {
    color: var(--success);
    font-size: var(--text-small);
  }
  .total {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-weight: 600;
  }
  .total b {
    font-size: var(--text-heading);
    font-weight: 900;
  }
  .reason {
    font-size: var(--text-small);
    color: var(--ink-2);
    text-align: center;
  }
`;
