import styled from 'styled-components';
import { media } from '@/styles/media';

/** Dots on a line. Done steps are green; the current step has the accent colour. The steps of many returns take several rows. */
export const Timeline = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: var(--space-3);
  overflow-x: clip;

  li {
    position: relative;
    flex: 1 0 44px;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    text-align: center;
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 13px;
    inset-inline: calc(14px - 50%) calc(50% + 14px);
    block-size: 2px;
    background: var(--line);
  }
  li:first-child::before {
    display: none;
  }
  li[data-state='done']::before,
  li[data-state='now']::before {
    background: var(--success);
  }
  .dot {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    margin-block-end: var(--space-2);
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--line);
  }
  [data-state='done'] .dot {
    background: var(--success);
    color: var(--surface);
    box-shadow: none;
  }
  [data-state='now'] .dot {
    box-shadow: inset 0 0 0 8px var(--accent);
  }
  li[data-bad] .dot {
    background: var(--ink-3);
  }
  b {
    font-size: var(--text-small);
    font-weight: 600;
    line-height: 1.6;
  }
  [data-state='done'] b,
  [data-state='now'] b {
    color: var(--ink);
  }
  .when {
    display: none;
    ${media.tablet} {
      display: inline;
    }
  }
`;
