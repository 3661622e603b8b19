import styled from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--ink-2);
`;

/** A form of one step: its fields, then its buttons. */
export const StepForm = styled.form`
  display: grid;
  gap: 8px;
  max-inline-size: 560px;
`;
