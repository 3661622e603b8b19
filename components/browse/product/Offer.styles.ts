import styled from 'styled-components';
import { media } from '@/styles/media';

export const Offer = styled.div`
  margin-block-start: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  overflow: hidden;

  > fieldset {
    margin: 6px;
  }
  .body {
    padding: 12px 20px 0;
  }
  .amounts {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 12px;
  }
  .main {
    display: block;
    font-size: 32px;
    font-weight: 900;
    line-height: 1.3;
    ${media.lg} {
      font-size: 40px;
    }
  }
  .amounts small {
    font-size: 13px;
    color: var(--ink-2);
  }
  .cash {
    text-align: start;
  }
  .cash .before {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
  }
  .cash b {
    font-size: 18px;
    font-weight: 800;
    white-space: nowrap;
  }
  .months {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block: 16px 12px;
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
  .months > small {
    color: var(--ink-2);
  }
  .terms {
    display: grid;
    gap: 8px;
    padding: 16px 20px;
    background: var(--ground);
    border-block-start: 1px solid var(--line);
    font-size: 13px;
  }
  dl {
    display: grid;
    gap: 8px;
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
    padding-block-end: 8px;
    border-block-end: 1px solid var(--line);
    dt {
      font-weight: 700;
      color: var(--ink);
    }
    dd {
      font-size: 16px;
    }
  }
  dd[data-accent] {
    color: var(--accent-strong);
  }
  .terms button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 32px;
    color: var(--accent-strong);
    font-weight: 700;
    justify-self: start;
  }
  .simple {
    padding: 8px 20px 20px;
  }
  .simple .main {
    display: inline;
  }
`;
