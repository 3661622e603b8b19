import styled from 'styled-components';

export const Branch = styled.h2`
  margin-block-end: 8px;
  font-size: 16px;
`;

/** The number of seats of a day and its button. */
export const Seats = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;

  input {
    inline-size: 72px;
    block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  input[aria-invalid] {
    border-color: var(--danger);
  }
`;
