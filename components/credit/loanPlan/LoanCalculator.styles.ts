import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';
import { media } from '@/styles/media';

/** The choices, the falling stair, and the costs of a loan. */
export const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 348px;
  }

  > div {
    min-inline-size: 0;
    padding: var(--space-6) var(--space-4);
    ${media.md} {
      padding: var(--space-7);
    }
  }
  h3 {
    font-size: var(--text-body);
  }
  .choices {
    display: grid;
    gap: var(--space-6);
    align-content: start;
  }
  .choices h3 {
    margin-block-end: var(--space-2);
  }
  .choices ul {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .choices li {
    list-style: disc;
  }
  .owed {
    ${media.tablet} {
      grid-column: 1 / -1;
      grid-row: 2;
      padding-block-start: var(--space-6);
      border-block-start: 1px solid var(--line);
    }
    ${media.lg} {
      grid-column: auto;
      grid-row: auto;
      border: 0;
      padding-block-start: var(--space-7);
      padding-inline-start: 0;
    }
  }
  .owed header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-2);
    margin-block-end: var(--space-6);
    color: var(--ink-3);
    font-size: var(--text-small);
  }
  .owed h3 {
    color: var(--ink);
  }
  .owed p {
    margin-block-start: var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .owed b {
    color: var(--accent-strong);
  }
  .result {
    border-block-start: 1px solid var(--line);
    background: var(--ground);
    ${media.tablet} {
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
  .result strong {
    display: block;
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  dl {
    ${rows}
    gap: 0;
    margin-block: var(--space-4);
    font-size: var(--text-body);
  }
  dl > div {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  dl > div:last-child {
    border: 0;
  }
  dd {
    font-weight: 700;
  }
`;
