import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';

export const Dialog = styled.div`
  ${dialogBody}

  > header {
    margin-block-end: 8px;
  }
  ul {
    display: grid;
    gap: 16px;
  }
  li {
    display: grid;
    gap: 8px;
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
    gap: 12px;
    min-block-size: 44px;
  }
  .row a {
    padding-block: 8px;
    color: var(--accent-strong);
    font-size: 14px;
    font-weight: 600;
  }
  .row small {
    margin-inline-end: auto;
    color: var(--ink-2);
    font-size: 13px;
  }
`;
