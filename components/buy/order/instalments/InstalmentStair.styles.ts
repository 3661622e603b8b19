import styled from 'styled-components';

export const Stair = styled.figure`
  min-inline-size: 0;
  font-size: var(--text-small);

  .sums {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    margin-block-end: var(--space-3);
    color: var(--ink-2);
  }
  .sums b {
    color: var(--ink);
    white-space: nowrap;
  }
  .paid::before {
    content: '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: var(--space-2);
    border-radius: 2px;
    background: var(--success);
  }
  .chart {
    position: relative;
    padding-block-start: var(--space-7);
  }
  .flag {
    position: absolute;
    inset-block-end: calc(var(--rise) + 6px);
    inset-inline-start: var(--along);
    translate: 50% 0;
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--night);
    color: var(--on-night);
    font-size: var(--text-caption);
    font-weight: 700;
    white-space: nowrap;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin-block-start: var(--space-2);
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
`;
