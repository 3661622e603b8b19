import styled from 'styled-components';
import { media } from '@/styles/media';

export const Panel = styled.div`
  display: grid;
  background: var(--surface);
  border-radius: var(--radius-xl);
  box-shadow: var(--shadow-resting);
  overflow: hidden;

  > div {
    padding: var(--space-6) var(--space-4);
  }
  h3 {
    font-size: var(--text-body);
  }
  .owed {
    padding-block-start: 0;
  }
  .owed header {
    margin-block-end: var(--space-6);
  }
  .owed p {
    margin-block-start: var(--space-4);
  }
  .owed p b,
  .months span:first-child {
    color: var(--accent-strong);
  }
  .months {
    display: grid;
    grid-template-columns: repeat(var(--months), minmax(0, 1fr));
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  /* A month's name is wider than its step and extends over the unnamed steps beside it. */
  .months span {
    display: grid;
    justify-content: center;
    white-space: nowrap;
  }
  .months span:first-child {
    justify-content: start;
    font-weight: 700;
  }

  .result {
    background: var(--ground);
    border-block-start: 1px solid var(--line);
  }
  .month {
    display: block;
  }
  dl {
    margin-block: var(--space-6);
  }
  dl > div {
    display: flex;
    justify-content: space-between;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 300px;
    .owed {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    .result {
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  ${media.md} {
    > div {
      padding: var(--space-7);
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 348px;
    .owed {
      grid-column: auto;
      grid-row: auto;
      padding-block-start: var(--space-7);
      padding-inline-start: 0;
    }
  }
`;
