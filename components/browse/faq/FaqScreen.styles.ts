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
  ${media.hover} {
    summary:hover {
      color: var(--accent-strong);
    }
  }
  aside a {
    margin-inline-start: auto;
    font-size: var(--text-title);
  }
`;
