import styled from 'styled-components';

/** The icon above a question before something is lost. */
export const DangerIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--radius-l);
  background: var(--danger-ground);
  color: var(--danger);
`;
