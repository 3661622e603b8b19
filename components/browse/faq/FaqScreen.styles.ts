import styled from 'styled-components';
import { media } from '@/styles/media';

export const Faq = styled.div`
  padding-block: var(--space-6) var(--space-8);
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 860px);
    gap: var(--space-6);
    padding-block: var(--space-7) var(--space-8);
  }

  .head {
    ${media.md} {
      grid-column: 1 / -1;
    }
  }
  .head [role='status'] {
    min-block-size: 24px;
  }

  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 56px;
    padding-block: var(--space-2);
    font-weight: 600;
  }
  summary svg {
    color: var(--ink-3);
    transition: transform var(--time-move) var(--ease);
  }
  details[open] > summary svg {
    transform: rotate(180deg);
  }
  ${media.hover} {
    summary:hover {
      color: var(--accent-strong);
    }
  }
  details p {
    max-inline-size: 72ch;
    padding-block-end: var(--space-5);
    color: var(--ink-2);
    white-space: pre-line;
  }

  aside a {
    margin-inline-start: auto;
    font-size: var(--text-title);
  }
`;
