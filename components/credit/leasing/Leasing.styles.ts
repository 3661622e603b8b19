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
  gap: var(--space-4);
  min-block-size: 80dvh;
  padding-block: var(--space-4) var(--space-8);
  --aside: 340px;
  ${asideColumns}
  ${media.lg} {
    --aside: 380px;
  }

  > .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    ${media.md} {
      gap: var(--space-4);
    }
  }
`;

/** A numbered part of the request. */
export const Step = styled.section`
  ${numberedStep}
  > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-block-start: var(--space-5);
  }
  .label {
    margin-block-end: var(--space-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .hint {
    color: var(--ink-2);
    font-size: var(--text-small);
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
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.4;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  .score b {
    font-size: var(--text-display);
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
    font-size: var(--text-body);
    font-weight: 600;
    cursor: pointer;
  }
  form {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
`;

/** A white sheet. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${raisedSheet}
  ${loanFiguresSheet}

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  header h2 {
    font-size: var(--text-title);
  }
  header p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  dl {
    gap: var(--space-3);
  }
  progress {
    ${progressBar}
    block-size: 8px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  .quiet {
    ${textAction}
  }
  .conditions {
    ${discList}
    font-size: var(--text-body);
  }
  .lines {
    display: grid;
    gap: var(--space-1);
  }
  .lines li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-body);
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
    font-size: var(--text-body);
    font-weight: 600;
    cursor: pointer;
  }
`;

/** The sentence of a step. */
export const StepNote = styled.p`
  color: var(--ink-2);
  font-size: var(--text-small);
`;
