import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';
import { textLink } from '@/components/ui/kit/textAction';

export const Sheet = styled.div`
  > header {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: var(--space-3) var(--space-6);
    background: var(--surface);
    border-block-end: 1px solid var(--line);
  }
  h2 {
    font-size: var(--text-title);
  }
  h3 {
    font-size: var(--text-body);
  }
  .body {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-4) var(--space-6) var(--space-6);
  }
  .plan {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .plan b,
  .plan small,
  .late {
    display: block;
    font-size: var(--text-caption);
    line-height: 1.6;
    color: var(--ink-2);
  }
  .failed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .failed button,
  .plan button {
    ${textLink}
    gap: var(--space-1);
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .plan button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  .heads {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
  .heads > div {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .heads > div:first-child {
    background: var(--accent-soft);
  }
  .heads b {
    display: block;
    font-size: var(--text-heading);
    font-weight: 900;
    color: var(--ink);
    line-height: 1.5;
  }
  dl {
    ${rows}
    font-size: var(--text-body);
  }
  dd {
    font-weight: 700;
  }
  .sum {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  .sum dt {
    color: var(--ink);
    font-weight: 700;
  }
  .conditions ul {
    display: grid;
    gap: var(--space-1);
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-5);
    list-style: disc;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .conditions li::marker {
    color: var(--ink-3);
  }
  > footer {
    position: sticky;
    inset-block-end: 0;
    padding: var(--space-3) var(--space-6);
    background: var(--surface);
    border-block-start: 1px solid var(--line);
  }
`;
