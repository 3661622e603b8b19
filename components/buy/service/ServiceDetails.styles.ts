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
      padding: var(--space-6);
      background: var(--stone-ground);
    }
  }
  .words {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-5) var(--space-4) 0;
    ${media.md} {
      padding: var(--space-6) var(--space-7) 0;
    }
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  h2 {
    font-size: var(--text-heading);
  }
  h3 {
    font-size: var(--text-body);
    font-weight: 700;
  }
  .lead,
  .terms {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
  .lists {
    display: grid;
    gap: var(--space-5) var(--space-4);
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
    gap: var(--space-2);
    padding-block: var(--space-1);
    /* The dialog stands inside a list whose items are ruled. */
    border: 0;
    font-size: var(--text-body);
    line-height: 1.7;
  }
  li svg {
    flex: none;
    margin-block-start: var(--space-1);
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
    gap: var(--space-2);
  }
  .facts > div {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
  }
  .facts dt {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .facts dd {
    font-size: var(--text-small);
    font-weight: 700;
    line-height: 1.7;
  }
  footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    ${media.md} {
      margin-inline: calc(-1 * var(--space-7));
      padding: var(--space-4) var(--space-7);
    }
  }
  footer .before {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  footer .price {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.5;
  }
  footer small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
`;
