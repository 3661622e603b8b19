import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';

export const Dialog = styled.div`
  ${dialogBody}

  > header {
    margin-block-end: var(--space-2);
  }
  ul {
    display: grid;
    gap: var(--space-4);
  }
  li {
    display: grid;
    gap: var(--space-2);
  }
  img {
    inline-size: 100%;
    max-block-size: 60dvh;
    border-radius: var(--radius-s);
    background: var(--sunken);
    object-fit: contain;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 44px;
  }
  .row a {
    padding-block: var(--space-2);
    color: var(--accent-strong);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .row small {
    margin-inline-end: auto;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
