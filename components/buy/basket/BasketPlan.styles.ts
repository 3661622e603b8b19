import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';

export const Plan = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--ground);

  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.55;
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    margin-block-start: var(--space-2);
  }
  > header h3 {
    font-size: var(--text-body);
    font-weight: 700;
  }
  > header span {
    font-size: var(--text-caption);
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
    gap: var(--space-3);
    margin-block: var(--space-2) var(--space-3);
  }
  .month small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
    line-height: 1.6;
  }
  .month b {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.4;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-small);
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
    font-size: var(--text-title);
    font-weight: 800;
  }
  dl dd[data-accent] {
    color: var(--accent-strong);
  }
  > button,
  > header button {
    ${textLink}
    gap: var(--space-1);
  }
  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-size: var(--text-small);
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
