import styled from 'styled-components';

export const Branch = styled.h2`
  margin-block-end: var(--space-2);
  font-size: var(--text-title);
`;

/** The number of seats of a day and its button. */
export const Seats = styled.form`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  input {
    inline-size: 72px;
    block-size: 44px;
    padding-inline: var(--space-3);
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
