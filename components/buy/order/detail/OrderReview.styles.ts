import styled from 'styled-components';

/** The next step of an order in review. */
export const Review = styled.div`
  display: grid;
  gap: var(--space-4);

  h3 {
    margin-block-end: var(--space-1);
    font-size: var(--text-body);
  }
`;
