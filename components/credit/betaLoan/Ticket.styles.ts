import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';

/** The registration as the person sees it. */
export const Ticket = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px 20px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  h2 {
    font-size: 18px;
  }
  h2:focus {
    outline: none;
  }
  .number {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 16px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-l);
  }
  .number small {
    color: var(--ink-2);
    font-size: 13px;
  }
  .number b {
    font-size: 32px;
    font-weight: 800;
    letter-spacing: 2px;
    line-height: 1.4;
  }
  dl {
    ${rows}
    font-size: 14px;
  }
  dd {
    font-weight: 700;
  }
  > p {
    color: var(--ink-2);
    font-size: 14px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;
