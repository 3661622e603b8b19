import styled from 'styled-components';

export const SoldOut = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  margin-block-start: var(--space-6);
  padding: var(--space-6) var(--space-5) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--sunken);
  color: var(--ink-2);
  text-align: center;
  b {
    font-size: var(--text-title);
    color: var(--ink);
  }
  p {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  [role='status'] {
    color: var(--success);
    font-weight: 600;
  }
  button[data-wide] {
    margin-block-start: var(--space-2);
  }
`;
