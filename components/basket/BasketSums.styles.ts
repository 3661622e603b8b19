import styled from 'styled-components';

export const Sums = styled.dl`
  display: grid;
  gap: 8px;
  margin-block-end: 16px;
  font-size: 14px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  .saved dd {
    color: var(--success);
  }
  .total dt {
    color: var(--ink);
    font-weight: 700;
  }
  .total dd {
    font-size: 20px;
    font-weight: 900;
    line-height: 1.4;
  }
  .later dd {
    font-weight: 500;
    color: var(--ink-2);
  }
`;
