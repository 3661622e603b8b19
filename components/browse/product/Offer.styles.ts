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
  .amounts {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: var(--space-3);
  }
  .main {
    display: block;
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  .amounts > div:first-child {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .amounts .main {
    color: var(--ink);
  }
  .cash {
    text-align: start;
  }
  .cash .before {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 24px;
  }
  .cash b {
    font-size: var(--text-title);
    font-weight: 800;
    white-space: nowrap;
  }
  .months {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block: var(--space-4) var(--space-3);
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
      outline: 3px solid Highlight;
    }
  }
  .months input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  .months > legend,
  .body > small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .terms {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4) var(--space-5);
    background: var(--ground);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-small);
  }
  dl {
    display: grid;
    gap: var(--space-2);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
    color: var(--ink);
  }
  dl > [data-sum] {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
    dt {
      font-weight: 700;
      color: var(--ink);
    }
    dd {
      font-size: var(--text-title);
    }
  }
  dd[data-accent] {
    color: var(--accent-strong);
  }
  .terms button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 32px;
    color: var(--accent-strong);
    font-weight: 700;
    justify-self: start;
  }
  .simple {
    padding: var(--space-2) var(--space-5) var(--space-5);
  }
  .simple .main {
    display: inline;
  }
`;
