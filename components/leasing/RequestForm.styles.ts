import styled from 'styled-components';
import { numberedStep } from '@/components/ui/numberedStep';
import { textAction } from '@/components/ui/textAction';
import { media } from '@/styles/media';

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
  .error {
    color: var(--danger);
    font-size: 13px;
  }
  .error:empty {
    display: none;
  }
`;
