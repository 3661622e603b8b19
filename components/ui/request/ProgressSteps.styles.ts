import styled from 'styled-components';
import { media } from '@/styles/media';

export const Steps = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    padding-block-end: var(--space-6);
  }
  &[data-compact] > li {
    padding-block-end: var(--space-6);
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: var(--line);
  }
  > li[data-state='done']:not(:last-child)::before {
    background: var(--success);
  }
  .dot {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--line);
  }
  [data-state='done'] > .dot {
    background: var(--success);
    color: var(--surface);
    box-shadow: none;
  }
  [data-state='now'] > .dot {
    box-shadow: inset 0 0 0 8px var(--accent);
  }
  [data-state='waiting'] > .dot,
  [data-state='bad'] > .dot {
    background: var(--danger);
    color: var(--on-danger);
    box-shadow: none;
  }
  /* The system removes grounds and shadows: a ring is a step to come, a wide ring the step of now. */
  ${media.forcedColors} {
    .dot {
      border: 2px solid;
    }
    [data-state='now'] > .dot {
      border-width: 8px;
    }
  }
  [data-state='next'] h3 {
    color: var(--ink-3);
    font-weight: 600;
  }
`;
