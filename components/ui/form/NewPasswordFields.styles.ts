import styled from 'styled-components';

/** The rules of a password; a rule gets a check mark when the typed password keeps it. */
export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding-block-end: var(--space-1);

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--ink-3);
  }
  li i {
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
  }
  li svg {
    visibility: hidden;
  }
  li[data-met] {
    color: var(--success);
  }
  li[data-met] i {
    border-color: var(--success);
    background: var(--success);
    color: var(--surface);
  }
  li[data-met] svg {
    visibility: visible;
  }
`;
