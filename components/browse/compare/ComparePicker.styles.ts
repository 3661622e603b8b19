import styled from 'styled-components';

export const Picker = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 16px;
  /* A list that arrives does not move the field. */
  min-block-size: min(640px, 80dvh);
  align-content: start;

  > :not([class*='List']) {
    margin-inline: 16px;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 18px;
  }
`;
