import styled from 'styled-components';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

export const Review = styled.div`
  display: grid;
  justify-items: stretch;
  gap: 12px;
  > label {
    justify-self: start;
  }
`;

/** Why the order was not placed. It takes the focus, so that it comes into view. */
export const Refusal = styled.div`
  display: grid;
  gap: 12px;
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`;

/** The facts of the order in quiet tiles. */
export const Facts = styled.div`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  > div {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    border-radius: var(--radius-m);
    background: var(--ground);
  }
  svg {
    flex: none;
    margin-block-start: 3px;
  }
  h3 {
    font-size: 14px;
  }
  p {
    color: var(--ink-2);
    font-size: 13px;
  }
  a {
    color: var(--accent-strong);
    font-weight: 600;
  }
`;

export const Terms = styled.details`
  summary {
    ${plainSummary}
    display: inline-flex;
    gap: 8px;
    min-block-size: 44px;
    font-size: 14px;
    font-weight: 700;
  }
  summary svg {
    transition: rotate 150ms;
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  ul {
    display: grid;
    gap: 4px;
    color: var(--ink-2);
    font-size: 13px;
  }
  li {
    position: relative;
    padding-inline-start: 16px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 0;
    inline-size: 5px;
    block-size: 5px;
    border-radius: var(--radius-full);
    background: var(--line-strong);
  }
`;

/** List of changes, in a box with the outline of a warning. */
export const Changes = styled.section`
  overflow: hidden;
  border: 2px solid var(--warning);
  border-radius: var(--radius-l);

  header {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    background: var(--warning-ground);
    color: var(--warning);
  }
  header svg {
    flex: none;
    margin-block-start: 2px;
  }
  header h3 {
    font-size: 16px;
  }
  header p {
    font-size: 13px;
  }
  .content {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  ul {
    display: grid;
    gap: 12px;
  }
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: 4px 12px;
    ${media.tablet} {
      grid-template-columns: 64px minmax(0, 1fr) auto;
    }
  }
  h4 {
    font-size: 14px;
    font-weight: 600;
  }
  .text p {
    font-size: 13px;
  }
  .prices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .prices s {
    color: var(--ink-3);
  }
  .prices b {
    font-size: 18px;
    font-weight: 900;
  }
  .remove {
    grid-column: 2;
    justify-self: start;
    min-block-size: 44px;
    ${media.tablet} {
      grid-column: auto;
    }
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 700;
  }
  dl {
    display: grid;
    gap: 4px;
    font-size: 14px;
  }
  dl > div {
    display: flex;
    gap: 8px;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    font-weight: 700;
  }
  .consent {
    border-block-start: 1px solid var(--line);
    padding-block-start: 4px;
  }
`;
