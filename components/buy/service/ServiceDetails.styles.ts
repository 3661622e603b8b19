import styled from 'styled-components';
import { media } from '@/styles/media';

export const Details = styled.div`
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
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
    padding-block-end: 0;
  }
  h2 {
    font-size: var(--text-heading);
  }
  .lists {
    display: grid;
    gap: var(--space-4);
    ${media.sm} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    padding-block: var(--space-1);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: var(--space-2);
  }
  .facts > div {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
    font-size: var(--text-small);
  }
  .facts dt {
    color: var(--ink-2);
  }
  .facts dd {
    font-weight: 700;
  }
  footer {
    position: sticky;
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    ${media.md} {
      margin-inline: calc(-1 * var(--space-6));
      padding: var(--space-4) var(--space-6);
    }
  }
`;
