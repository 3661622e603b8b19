import styled from 'styled-components';
import { loanFiguresSheet } from '@/components/credit/facility/loanFiguresSheet';
import { progressBar } from '@/components/ui/kit/progressBar';
import { media } from '@/styles/media';

export const Aside = styled.aside`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    position: sticky;
    inset-block-start: 24px;
    padding: var(--space-6);
    border-radius: var(--radius-xl);
  }

  ${loanFiguresSheet}
  h2 {
    margin-block-end: var(--space-3);
  }
  dl {
    gap: var(--space-3);
    margin-block: var(--space-4);
  }
  .documents {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-small);
  }
  .documents label {
    font-weight: 700;
  }
  .documents span {
    color: var(--ink-2);
  }
  progress {
    ${progressBar}
    block-size: 6px;
  }
  .send {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-5);
    ${media.belowMd} {
      display: none;
    }
  }
  .saved {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin-block-start: var(--space-3);
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
`;
