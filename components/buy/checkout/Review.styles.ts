import styled from 'styled-components';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

export const Review = styled.div`
  display: grid;
  justify-items: stretch;
  gap: var(--space-3);
  > label {
    justify-self: start;
  }
`;

/** Why the order was not placed. It takes the focus, so that it comes into view. */
export const Refusal = styled.div`
  display: grid;
  gap: var(--space-3);
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
  gap: var(--space-3);
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  > div {
    display: flex;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--ground);
  }
  svg {
    flex: none;
    margin-block-start: 3px;
  }
  h3 {
    font-size: var(--text-body);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-small);
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
    gap: var(--space-2);
    min-block-size: 44px;
    font-size: var(--text-body);
    font-weight: 700;
  }
  summary svg {
    transition: rotate var(--time-hover);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  ul {
    display: grid;
    gap: var(--space-1);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  li {
    position: relative;
    padding-inline-start: var(--space-4);
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
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    background: var(--warning-ground);
    color: var(--warning);
  }
  header svg {
    flex: none;
    margin-block-start: 2px;
  }
  header h3 {
    font-size: var(--text-title);
  }
  header p {
    font-size: var(--text-small);
  }
  .content {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
  }
  ul {
    display: grid;
    gap: var(--space-3);
  }
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-1) var(--space-3);
    ${media.tablet} {
      grid-template-columns: 64px minmax(0, 1fr) auto;
    }
  }
  h4 {
    font-size: var(--text-body);
    font-weight: 600;
  }
  .text p {
    font-size: var(--text-small);
  }
  .prices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }
  .prices s {
    color: var(--ink-3);
  }
  .prices b {
    font-size: var(--text-title);
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
    font-size: var(--text-small);
    font-weight: 700;
  }
  dl {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-body);
  }
  dl > div {
    display: flex;
    gap: var(--space-2);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-weight: 700;
  }
  .consent {
    border-block-start: 1px solid var(--line);
    padding-block-start: var(--space-1);
  }
`;
