import styled from 'styled-components';
import { pageMenu } from '@/components/ui/kit/pageMenu';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

export const Faq = styled.div`
  padding-block: 24px 48px;
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 860px);
    gap: 24px;
    padding-block: 32px 64px;
  }

  h1 {
    font-size: 24px;
    font-weight: 800;
    ${media.md} {
      font-size: 32px;
    }
  }
  .head {
    ${media.md} {
      grid-column: 1 / -1;
    }
  }
  .head [role='status'] {
    min-block-size: 24px;
    margin-block-start: 8px;
    font-size: 13px;
    color: var(--ink-3);
  }

  > nav {
    margin-block: 16px;
    ${pageMenu}
  }
  > nav ul {
    padding-block: 0;
  }
  > nav a {
    justify-content: space-between;
    gap: 8px;
    transition: background-color 150ms;
  }
  small {
    font-size: 12px;
    color: var(--ink-3);
  }

  .groups {
    display: grid;
    gap: 24px;
  }
  section {
    padding: 16px 16px 4px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 24px 32px 12px;
    }
  }
  section h2 {
    font-size: 18px;
    margin-block-end: 8px;
  }

  details {
    border-block-start: 1px solid var(--line);
  }
  summary {
    ${plainSummary}
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    padding-block: 8px;
    font-weight: 600;
  }
  summary svg {
    flex: none;
    color: var(--ink-3);
    transition: transform 200ms var(--ease);
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
    padding-block-end: 20px;
    color: var(--ink-2);
    white-space: pre-line;
  }

  aside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 24px 16px;
    border-radius: var(--radius-xl);
    background: var(--sunken);
    ${media.md} {
      padding-inline: 32px;
    }
  }
  aside h2 {
    font-size: 16px;
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
    font-size: 18px;
    font-weight: 700;
  }
`;
