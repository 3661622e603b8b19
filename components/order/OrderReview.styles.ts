import styled from 'styled-components';

/** The next step of an order in review. */
export const Review = styled.div`
  display: grid;
  gap: 16px;

  .documents {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
    list-style: disc;
    font-size: 13px;
    color: var(--ink-2);
  }
  h3 {
    margin-block-end: 4px;
    font-size: 14px;
  }
`;
