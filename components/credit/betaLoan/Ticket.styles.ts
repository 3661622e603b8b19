import styled from 'styled-components';
import { rows } from '@/components/ui/kit/sums';

/** The registration as the person sees it. */
export const Ticket = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  h2 {
    font-size: var(--text-title);
  }
  h2:focus {
    outline: none;
  }
  .number {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    padding: var(--space-4);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-l);
  }
  .number small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .number b {
    font-size: var(--text-display);
    font-weight: 800;
    letter-spacing: 2px;
    line-height: 1.4;
  }
  dl {
    ${rows}
    font-size: var(--text-body);
  }
  dd {
    font-weight: 700;
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;
