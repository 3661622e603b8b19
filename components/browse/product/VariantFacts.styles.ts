import styled from 'styled-components';

export const Facts = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-5);
  font-size: var(--text-small);
  color: var(--ink-2);
  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  button {
    min-block-size: 44px;
    color: var(--accent-strong);
  }
`;
