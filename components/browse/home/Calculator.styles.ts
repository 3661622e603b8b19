import styled from 'styled-components';
import { media } from '@/styles/media';

export const Panel = styled.div`
  display: grid;
  background: var(--surface);
  border-radius: var(--radius-xl);
  box-shadow: var(--shadow-resting);
  overflow: hidden;
  ${media.tablet} {
    grid-template-columns: 1fr 300px;
  }
  ${media.lg} {
    grid-template-columns: 1fr 1fr 348px;
  }

  > div {
    padding: var(--space-6) var(--space-4);
    ${media.md} {
      padding: var(--space-7);
    }
  }
  .choices {
    display: grid;
    gap: var(--space-6);
    align-content: start;
  }
  .choices h3 {
    font-size: var(--text-body);
    margin-block-end: var(--space-2);
  }
  .owed {
    ${media.tablet} {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    ${media.lg} {
      grid-column: auto;
      grid-row: auto;
    }
    padding-block-start: 0;
    ${media.lg} {
      padding-block-start: var(--space-7);
      padding-inline-start: 0;
    }
  }
  .owed header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2);
    margin-block-end: var(--space-6);
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  .owed h3 {
    font-size: var(--text-body);
    color: var(--ink);
  }
  .owed p {
    margin-block-start: var(--space-4);
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .owed p b {
    color: var(--accent-strong);
  }
  .months {
    display: flex;
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  /* A month's name is wider than its step and extends over the unnamed steps beside it. */
  .months span {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    justify-content: center;
    white-space: nowrap;
  }
  .months span:first-child {
    justify-content: start;
    color: var(--accent-strong);
    font-weight: 700;
  }

  .result {
    background: var(--ground);
    border-block-start: 1px solid var(--line);
    ${media.tablet} {
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  .result .month {
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
    display: block;
  }
  .result dl {
    margin-block: var(--space-4);
  }
  .result dl > div {
    display: flex;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-body);
  }
  .result dl > div:last-child {
    border: 0;
  }
  .result dt {
    color: var(--ink-2);
  }
  .result dd {
    font-weight: 700;
  }
`;
