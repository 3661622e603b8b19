import styled from 'styled-components';
import { media } from '@/styles/media';

/** The choice of instalments to pay. */
export const PayDialog = styled.form`
  display: grid;
  gap: 16px;
  padding: 20px 16px 24px;
  ${media.md} {
    padding: 32px;
  }

  h2 {
    font-size: 18px;
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
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 16px;
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
    font-size: 12px;
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
    gap: 12px;
  }
  hgroup p {
    font-size: 13px;
    color: var(--ink-2);
  }
  .saving {
    color: var(--success);
    font-size: 13px;
  }
  .total {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-weight: 600;
  }
  .total b {
    font-size: 20px;
    font-weight: 900;
  }
  .reason {
    font-size: 13px;
    color: var(--ink-2);
    text-align: center;
  }
`;
