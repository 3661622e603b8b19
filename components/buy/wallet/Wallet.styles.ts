import styled from 'styled-components';
import { IconRows } from '@/components/ui/panel/IconRows';
import { media } from '@/styles/media';

export const Balance = styled.div`
  > .icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: var(--radius-l);
    background: var(--sunken);
  }
  > a {
    flex: 1 0 auto;
    ${media.tablet} {
      flex: none;
      margin-inline-start: auto;
    }
  }
`;

export const LedgerHead = styled.header`
  display: grid;
  gap: var(--space-3);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: center;
  }
`;

/** The entries of the wallet, newest first. */
export const Entries = styled(IconRows)`
  > li {
    min-block-size: 76px;
    padding-block: var(--space-3);
  }
  [data-way='in'] .icon {
    background: var(--success-ground);
    color: var(--success);
  }
  h3 a {
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  .amount {
    white-space: nowrap;
  }
`;
