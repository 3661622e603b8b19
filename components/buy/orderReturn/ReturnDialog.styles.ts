import styled from 'styled-components';
import { media } from '@/styles/media';

export const ReturnForm = styled.form`
  display: grid;
  gap: 8px;
  padding: 20px 16px 24px;
  ${media.md} {
    padding: 32px;
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h2 {
    font-size: 18px;
  }
  > p {
    margin-block-end: 8px;
    font-size: 13px;
    color: var(--ink-2);
  }
  .lines {
    margin-block-end: 8px;
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .lines li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 12px;
    border-block-end: 1px solid var(--line);
  }
  .lines li:last-child {
    border: 0;
  }
  .lines li > span {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
    font-size: 14px;
  }
  .lines li > span > span:first-child {
    flex: none;
    inline-size: 56px;
  }
  .lines small {
    display: block;
    font-size: 13px;
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
  gap: 6px;
  margin-block: 8px;
  padding: 14px 16px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: 13px;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  .sum {
    align-items: baseline;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
  }
  .sum dt {
    font-size: 14px;
    font-weight: 600;
    color: var(--ink);
  }
  .sum dd {
    font-size: 18px;
    font-weight: 900;
  }
`;

/** The returns of an order. */
export const Returns = styled.ul`
  > li {
    display: grid;
    gap: 8px;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
    font-size: 13px;
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
    gap: 8px;
  }
  .state span,
  .next {
    color: var(--ink-2);
  }
  .photos {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .photos img {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-m);
    object-fit: cover;
  }
`;
