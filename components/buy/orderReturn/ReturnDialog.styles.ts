import styled from 'styled-components';
import { media } from '@/styles/media';

export const ReturnForm = styled.form`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4) var(--space-6);
  ${media.md} {
    padding: var(--space-7);
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h2 {
    font-size: var(--text-title);
  }
  > p {
    margin-block-end: var(--space-2);
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .lines {
    margin-block-end: var(--space-2);
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .lines li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  .lines li:last-child {
    border: 0;
  }
  .lines li > span {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;
    font-size: var(--text-body);
  }
  .lines li > span > span:first-child {
    flex: none;
    inline-size: 56px;
  }
  .lines small {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .lines div {
    position: relative;
    inline-size: 96px;
  }
  .lines div svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 12px;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

/** The sums of a refund. */
export const Refund = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--text-small);

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  .sum {
    align-items: baseline;
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  .sum dt {
    font-size: var(--text-body);
    font-weight: 600;
    color: var(--ink);
  }
  .sum dd {
    font-size: var(--text-title);
    font-weight: 900;
  }
`;

/** The returns of an order. */
export const Returns = styled.ul`
  > li {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-small);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
    border: 0;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  .state span,
  .next {
    color: var(--ink-2);
  }
  .photos {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .photos img {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-m);
    object-fit: cover;
  }
`;
