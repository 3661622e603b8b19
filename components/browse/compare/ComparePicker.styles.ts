import styled from 'styled-components';

export const Picker = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4);
  /* A list that arrives does not move the field. */
  min-block-size: min(640px, 80dvh);
  align-content: start;

  > :not([class*='List']) {
    margin-inline: var(--space-4);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: var(--text-title);
  }
`;
