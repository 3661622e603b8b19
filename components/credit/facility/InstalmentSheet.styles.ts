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
    padding: 12px 24px;
    background: var(--surface);
    border-block-end: 1px solid var(--line);
  }
  h2 {
    font-size: 18px;
  }
  h3 {
    font-size: 14px;
  }
  .body {
    display: grid;
    gap: 20px;
    padding: 16px 24px 24px;
  }
  .plan {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .plan b,
  .plan small,
  .late {
    display: block;
    font-size: 12px;
    line-height: 1.6;
    color: var(--ink-2);
  }
  .failed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: 13px;
    color: var(--ink-2);
  }
  .failed button,
  .plan button {
    ${textLink}
    gap: 4px;
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .plan button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  .heads {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .heads > div {
    padding: 12px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: 13px;
    color: var(--ink-2);
  }
  .heads > div:first-child {
    background: var(--accent-soft);
  }
  .heads b {
    display: block;
    font-size: 20px;
    font-weight: 900;
    color: var(--ink);
    line-height: 1.5;
  }
  dl {
    ${rows}
    font-size: 14px;
  }
  dd {
    font-weight: 700;
  }
  .sum {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
  }
  .sum dt {
    color: var(--ink);
    font-weight: 700;
  }
  .conditions ul {
    display: grid;
    gap: 4px;
    margin-block-start: 8px;
    padding-inline-start: 20px;
    list-style: disc;
    font-size: 13px;
    color: var(--ink-2);
  }
  .conditions li::marker {
    color: var(--ink-3);
  }
  > footer {
    position: sticky;
    inset-block-end: 0;
    padding: 12px 24px;
    background: var(--surface);
    border-block-start: 1px solid var(--line);
  }
`;
