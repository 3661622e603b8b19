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
    padding: 24px 16px;
    ${media.md} {
      padding: 40px;
    }
  }
  h3 {
    font-size: 14px;
  }
  .choices {
    display: grid;
    gap: 24px;
    align-content: start;
  }
  .choices h3 {
    margin-block-end: 8px;
  }
  .choices ul {
    display: grid;
    gap: 4px;
    padding-inline-start: 18px;
    color: var(--ink-2);
    font-size: 13px;
  }
  .choices li {
    list-style: disc;
  }
  .owed {
    ${media.tablet} {
      grid-column: 1 / -1;
      grid-row: 2;
      padding-block-start: 24px;
      border-block-start: 1px solid var(--line);
    }
    ${media.lg} {
      grid-column: auto;
      grid-row: auto;
      border: 0;
      padding-block-start: 40px;
      padding-inline-start: 0;
    }
  }
  .owed header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 8px;
    margin-block-end: 24px;
    color: var(--ink-3);
    font-size: 13px;
  }
  .owed h3 {
    color: var(--ink);
  }
  .owed p {
    margin-block-start: 16px;
    color: var(--ink-2);
    font-size: 13px;
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
    font-size: 40px;
    font-weight: 900;
    line-height: 1.3;
  }
  dl {
    ${rows}
    gap: 0;
    margin-block: 16px;
    font-size: 14px;
  }
  dl > div {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  dl > div:last-child {
    border: 0;
  }
  dd {
    font-weight: 700;
  }
`;
