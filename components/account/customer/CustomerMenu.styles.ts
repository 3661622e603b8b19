import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** A tinted button on desktop. Phones hide it, because the bottom bar links to the customer's pages. */
export const Root = styled.div`
  position: relative;
  ${media.belowMd} {
    display: none;
  }

  > button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    block-size: 48px;
    padding-inline: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
    text-align: start;
  }
  > button[aria-expanded='true'] {
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
  .who {
    display: grid;
    flex: 1;
  }
  .who > * {
    max-inline-size: 160px;
    overflow: hidden;
    line-height: 1.5;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Panel = styled.nav`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  z-index: ${layers.menu};
  inline-size: 316px;
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  .wallet {
    display: grid;
    gap: var(--space-1);
    margin-block-end: var(--space-2);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--night);
    color: var(--on-night);
  }
  .wallet :is(span, small) {
    color: var(--night-ink);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    font-weight: 500;
    text-align: start;
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
  .row[aria-current] {
    background: var(--sunken);
    font-weight: 700;
  }
  .row svg {
    color: var(--ink-2);
  }
  [data-layout='divider'] {
    margin-block: var(--space-2);
  }
  .leave,
  .leave svg {
    color: var(--danger);
  }
`;
