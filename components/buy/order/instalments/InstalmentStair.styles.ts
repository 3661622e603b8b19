import styled from 'styled-components';

export const Stair = styled.figure`
  min-inline-size: 0;
  font-size: 13px;

  .sums {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 12px;
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
    margin-inline-end: 8px;
    border-radius: 2px;
    background: var(--success);
  }
  .chart {
    position: relative;
    padding-block-start: 32px;
  }
  .flag {
    position: absolute;
    inset-block-end: calc(var(--rise) + 6px);
    inset-inline-start: var(--along);
    translate: 50% 0;
    padding: 2px 10px;
    border-radius: var(--radius-s);
    background: var(--night);
    color: var(--on-night);
    font-size: 12px;
    font-weight: 700;
    white-space: nowrap;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin-block-start: 6px;
    font-size: 12px;
    color: var(--ink-3);
  }
`;
