import styled from 'styled-components';
import { media } from '@/styles/media';

export const Offer = styled.div`
  margin-block-start: var(--space-6);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  overflow: hidden;

  > fieldset {
    margin: var(--space-2);
  }
  .body {
    padding: var(--space-3) var(--space-5) 0;
  }
  .cash {
    text-align: start;
  }
  .cash .before {
    min-block-size: 24px;
  }
  .months {
    margin-block: var(--space-4) var(--space-3);
  }
  .cash b {
    white-space: nowrap;
  }
  .months label {
    position: relative;
    flex: 1;
  }
  .months input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .months span {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-weight: 600;
  }
  .months input:checked + span {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
  }
  ${media.forcedColors} {
    .months input:checked + span {
      outline: 2px solid Highlight;
    }
  }
  .months input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  .terms {
    padding: var(--space-4) var(--space-5);
    background: var(--ground);
    border-block-start: 1px solid var(--line);
  }
  .total {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  .simple {
    padding: var(--space-2) var(--space-5) var(--space-5);
  }
`;
