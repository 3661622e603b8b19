import styled from 'styled-components';

/** Why a form was refused. Its line is reserved, so that the text moves nothing. */
export const FormAlert = styled.p.attrs({ role: 'alert' })`
  min-block-size: 24px;
  color: var(--danger);
  font-size: var(--text-small);
  font-weight: 500;
`;
