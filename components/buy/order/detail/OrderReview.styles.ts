import styled from 'styled-components';

/** The next step of an order in review. */
export const Review = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    margin-block-end: 4px;
    font-size: 14px;
  }
`;
