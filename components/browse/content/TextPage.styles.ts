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
`;
