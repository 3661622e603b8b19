import styled from 'styled-components';
import { media } from '@/styles/media';

export const Purchase = styled.div`
  display: grid;
  gap: 16px;
  padding: 20px 16px 16px;
  ${media.md} {
    padding: 24px;
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 18px;
  }
  .product {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
    font-size: 14px;
    font-weight: 600;
  }
  h3 {
    margin-block-end: 4px;
    font-size: 14px;
    font-weight: 700;
  }
  dl {
    display: grid;
    gap: 4px;
  }
  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 32px;
    font-size: 14px;
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
    padding: 10px 14px;
    border-radius: var(--radius-m);
    background: var(--info-ground);
    color: var(--info);
    font-size: 13px;
    font-weight: 500;
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
`;
