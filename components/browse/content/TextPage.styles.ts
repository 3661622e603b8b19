import styled from 'styled-components';
import { pageMenu } from '@/components/ui/kit/pageMenu';
import { media } from '@/styles/media';

export const TextPage = styled.div`
  padding-block: var(--space-6) var(--space-8);
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;
    padding-block: var(--space-7) var(--space-8);
  }

  > nav {
    margin-block-end: var(--space-4);
    ${pageMenu}
  }
  > nav a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }

  article {
    padding: var(--space-6) var(--space-5);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-8);
    }
  }
  h1 {
    font-size: var(--text-display);
    font-weight: 800;
  }
  .summary {
    max-inline-size: 64ch;
    margin-block: var(--space-2) var(--space-7);
    padding-block-end: var(--space-6);
    border-block-end: 1px solid var(--line);
    color: var(--ink-2);
  }
  .updated {
    margin-block-start: var(--space-7);
    font-size: var(--text-small);
    color: var(--ink-3);
  }
`;
