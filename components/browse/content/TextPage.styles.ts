import styled from 'styled-components';
import { pageMenu } from '@/components/ui/kit/pageMenu';
import { media } from '@/styles/media';

export const TextPage = styled.div`
  padding-block: 24px 48px;
  ${media.md} {
    display: grid;
    grid-template-columns: 292px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
    padding-block: 32px 64px;
  }

  > nav {
    margin-block-end: 16px;
    ${pageMenu}
  }
  > nav a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 700;
  }

  article {
    padding: 24px 20px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 48px;
    }
  }
  h1 {
    font-size: 24px;
    font-weight: 800;
    ${media.md} {
      font-size: 32px;
    }
  }
  .summary {
    max-inline-size: 64ch;
    margin-block: 8px 32px;
    padding-block-end: 24px;
    border-block-end: 1px solid var(--line);
    color: var(--ink-2);
  }
  .updated {
    margin-block-start: 40px;
    font-size: 13px;
    color: var(--ink-3);
  }
`;
