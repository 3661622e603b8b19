import styled from 'styled-components';
import { media } from '@/styles/media';

export const Details = styled.div`
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
  }
  .picture {
    display: none;
    ${media.md} {
      display: grid;
      align-items: center;
      padding: 24px;
      background: var(--stone-ground);
    }
  }
  .words {
    display: grid;
    gap: 20px;
    padding: 20px 16px 0;
    ${media.md} {
      padding: 28px 32px 0;
    }
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h2 {
    font-size: 20px;
  }
  h3 {
    font-size: 14px;
    font-weight: 700;
  }
  .lead,
  .terms {
    color: var(--ink-2);
    font-size: 14px;
  }
  .lists {
    display: grid;
    gap: 20px 16px;
    ${media.sm} {
      grid-template-columns: 1fr 1fr;
    }
  }
  [data-kind='covered'] h3 {
    color: var(--success);
  }
  [data-kind='excluded'] h3 {
    color: var(--danger);
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding-block: 4px;
    /* The dialog stands inside a list whose items are ruled. */
    border: 0;
    font-size: 14px;
    line-height: 1.7;
  }
  li svg {
    flex: none;
    margin-block-start: 4px;
  }
  [data-kind='covered'] svg {
    color: var(--success);
  }
  [data-kind='excluded'] svg {
    color: var(--danger);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
  }
  .facts > div {
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
  }
  .facts dt {
    font-size: 12px;
    color: var(--ink-2);
  }
  .facts dd {
    font-size: 13px;
    font-weight: 700;
    line-height: 1.7;
  }
  footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-inline: -16px;
    padding: 12px 16px 16px;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    ${media.md} {
      margin-inline: -32px;
      padding: 16px 32px;
    }
  }
  footer .before {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  footer .price {
    font-size: 20px;
    font-weight: 900;
    line-height: 1.5;
  }
  footer small {
    display: block;
    font-size: 12px;
    color: var(--ink-2);
  }
`;
