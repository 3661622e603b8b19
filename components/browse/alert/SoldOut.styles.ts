import styled from 'styled-components';

export const SoldOut = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-block-start: 24px;
  padding: 24px 20px 20px;
  border-radius: var(--radius-l);
  background: var(--sunken);
  color: var(--ink-2);
  text-align: center;
  b {
    font-size: 16px;
    color: var(--ink);
  }
  p {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  [role='status'] {
    color: var(--success);
    font-weight: 600;
  }
  button[data-wide] {
    margin-block-start: 8px;
  }
`;
