import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';

export const Plan = styled.section`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--ground);

  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    margin-block-start: 8px;
  }
  > header h3 {
    font-size: 14px;
    font-weight: 700;
  }
  > header span {
    font-size: 12px;
    color: var(--ink-3);
  }
  > header button {
    margin-inline-start: auto;
  }
  .month {
    display: grid;
    grid-template-columns: auto 140px;
    justify-content: space-between;
    align-items: end;
    gap: 12px;
    margin-block: 8px 12px;
  }
  .month small {
    display: block;
    font-size: 12px;
    color: var(--ink-2);
    line-height: 1.6;
  }
  .month b {
    font-size: 24px;
    font-weight: 900;
    line-height: 1.4;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
    font-size: 13px;
  }
  dl dt {
    color: var(--ink-2);
  }
  dl dd {
    font-weight: 700;
  }
  dl .today dt {
    color: var(--ink);
    font-weight: 700;
  }
  dl .today dd {
    font-size: 16px;
    font-weight: 800;
  }
  dl dd[data-accent] {
    color: var(--accent-strong);
  }
  > button,
  > header button {
    ${textLink}
    gap: 4px;
  }
  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-size: 13px;
    color: var(--ink-2);
    cursor: pointer;
  }
  summary::before {
    content: '+';
    inline-size: 16px;
    color: var(--accent-strong);
    font-weight: 700;
  }
  [open] > summary::before {
    content: '−';
  }
`;
