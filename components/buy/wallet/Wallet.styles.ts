import styled from 'styled-components';
import { IconRows } from '@/components/ui/panel/IconRows';
import { media } from '@/styles/media';

export const Balance = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-6);
  }

  > span:first-child {
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
  small {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  b {
    display: block;
    min-block-size: 42px;
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.5;
  }
  b .wait {
    margin-block-start: var(--space-2);
    inline-size: 180px;
    block-size: 30px;
  }
`;

export const Ledger = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-6);
  }

  > header {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: 1fr 300px;
      align-items: center;
    }
  }
  > header h2 {
    font-size: var(--text-title);
  }
  .none {
    padding-block: var(--space-7);
    text-align: center;
    color: var(--ink-2);
  }
`;

/** The entries of the wallet, newest first. */
export const Entries = styled(IconRows)`
  > li {
    min-block-size: 76px;
    padding: var(--space-3) 0;
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
    display: grid;
    justify-items: end;
    white-space: nowrap;
  }
  .amount b {
    font-size: var(--text-title);
    font-weight: 800;
  }
  [data-way='in'] .amount b {
    color: var(--success);
  }
`;
