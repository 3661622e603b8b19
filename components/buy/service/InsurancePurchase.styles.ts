import styled from 'styled-components';
import { media } from '@/styles/media';

export const Purchase = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4) var(--space-4);
  ${media.md} {
    padding: var(--space-6);
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: var(--text-title);
  }
  .product {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
    font-size: var(--text-body);
    font-weight: 600;
  }
  h3 {
    margin-block-end: var(--space-1);
    font-size: var(--text-body);
    font-weight: 700;
  }
  dl {
    display: grid;
    gap: var(--space-1);
  }
  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 32px;
    font-size: var(--text-body);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
    text-align: end;
  }
  dd s {
    font-weight: 400;
  }
  .note {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--info-ground);
    color: var(--info);
    font-size: var(--text-small);
    font-weight: 500;
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
`;
