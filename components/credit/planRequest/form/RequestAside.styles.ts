import styled from 'styled-components';
import { loanFiguresSheet } from '@/components/credit/facility/loanFiguresSheet';
import { progressBar } from '@/components/ui/kit/progressBar';
import { media } from '@/styles/media';

export const Aside = styled.aside`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    position: sticky;
    inset-block-start: 24px;
    padding: 24px;
    border-radius: var(--radius-xl);
  }

  ${loanFiguresSheet}
  h2 {
    margin-block-end: 12px;
  }
  dl {
    gap: 14px;
    margin-block: 16px;
  }
  .documents {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-start: 16px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
    font-size: 13px;
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
    gap: 8px;
    margin-block-start: 20px;
    ${media.belowMd} {
      display: none;
    }
  }
  .saved {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-block-start: 12px;
    color: var(--ink-3);
    font-size: 12px;
  }
`;
