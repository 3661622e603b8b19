import styled from 'styled-components';

export const Facts = styled.ul`
  display: grid;
  gap: 10px;
  margin-block-start: 20px;
  font-size: 13px;
  color: var(--ink-2);
  li {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  button {
    min-block-size: 44px;
    color: var(--accent-strong);
  }
  svg {
    flex: none;
  }
  .few {
    color: var(--warning);
    font-weight: 600;
  }
`;
