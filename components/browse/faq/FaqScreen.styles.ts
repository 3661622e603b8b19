import styled from 'styled-components';
import { pageMenu } from '@/components/ui/kit/pageMenu';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

export const Faq = styled.div`
  padding-block: var(--space-6) var(--space-8);
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 860px);
    gap: var(--space-6);
    padding-block: var(--space-7) var(--space-8);
  }

  h1 {
    font-size: var(--text-display);
    font-weight: 800;
  }
  .head {
    ${media.md} {
      grid-column: 1 / -1;
    }
  }
  .head [role='status'] {
    min-block-size: 24px;
    margin-block-start: var(--space-2);
    font-size: var(--text-small);
    color: var(--ink-3);
  }

  > nav {
    margin-block: var(--space-4);
    ${pageMenu}
  }
  > nav ul {
    padding-block: 0;
  }
  > nav a {
    justify-content: space-between;
    gap: var(--space-2);
    transition: background-color var(--time-hover);
  }
  small {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }

  .groups {
    display: grid;
    gap: var(--space-6);
  }
  section {
    padding: var(--space-4) var(--space-4) var(--space-1);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-6) var(--space-7) var(--space-3);
    }
  }
  section h2 {
    font-size: var(--text-title);
    margin-block-end: var(--space-2);
  }

  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    ${plainSummary}
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 56px;
    padding-block: var(--space-2);
    font-weight: 600;
  }
  summary svg {
    flex: none;
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
    max-inline-size: 68ch;
    padding-block-end: var(--space-5);
    color: var(--ink-2);
    white-space: pre-line;
  }

  aside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-6) var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--sunken);
    ${media.md} {
      padding-inline: var(--space-7);
    }
  }
  aside h2 {
    font-size: var(--text-title);
  }
  aside p {
    color: var(--ink-2);
  }
  aside a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline-start: auto;
    color: var(--accent-strong);
    font-size: var(--text-title);
    font-weight: 700;
  }
`;
