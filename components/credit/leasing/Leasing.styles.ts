import styled from 'styled-components';
import { loanFiguresSheet } from '@/components/credit/facility/loanFiguresSheet';
import { asideColumns } from '@/components/ui/kit/asideColumns';
import { discList } from '@/components/ui/kit/discList';
import { numberedStep } from '@/components/ui/kit/numberedStep';
import { progressBar } from '@/components/ui/kit/progressBar';
import { raisedSheet } from '@/components/ui/kit/raisedSheet';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

/** The main column, with an aside on wide screens. */
export const Page = styled.div`
  gap: 16px;
  min-block-size: 80dvh;
  padding-block: 16px 48px;
  --aside: 340px;
  ${asideColumns}
  ${media.lg} {
    --aside: 380px;
  }

  > .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    ${media.md} {
      gap: 16px;
    }
  }
`;

/** A numbered part of the request. */
export const Step = styled.section`
  ${numberedStep}
  > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-block-start: 20px;
  }
  .label {
    margin-block-end: 8px;
    font-size: 14px;
    font-weight: 600;
  }
  .hint {
    color: var(--ink-2);
    font-size: 13px;
  }
  /* On phones the summary with the monthly amount stands far below. */
  .brief {
    color: var(--ink-2);
    ${media.md} {
      display: none;
    }
  }
  .brief b {
    color: var(--ink);
    font-size: 24px;
    font-weight: 900;
    line-height: 1.4;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .score b {
    font-size: 32px;
    font-weight: 900;
    line-height: 1.4;
  }
  .score a {
    ${textAction}
    margin-inline-start: auto;
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 14px;
    font-weight: 600;
    cursor: pointer;
  }
  form {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
`;

/** A white sheet. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${raisedSheet}
  ${loanFiguresSheet}

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  header h2 {
    font-size: 18px;
  }
  header p {
    color: var(--ink-2);
    font-size: 13px;
  }
  dl {
    gap: 12px;
  }
  progress {
    ${progressBar}
    block-size: 8px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
  .quiet {
    ${textAction}
  }
  .conditions {
    ${discList}
    font-size: 14px;
  }
  .lines {
    display: grid;
    gap: 4px;
  }
  .lines li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
    font-size: 14px;
  }
  .lines li:last-child {
    border: 0;
  }
  .lines img {
    inline-size: 56px;
    block-size: 56px;
    border-radius: var(--radius-s);
    background: var(--stone-ground);
    object-fit: contain;
  }
  .lines b {
    white-space: nowrap;
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 14px;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** The sentence of a step. */
export const StepNote = styled.p`
  color: var(--ink-2);
  font-size: 13px;
`;
