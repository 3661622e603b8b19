import styled from 'styled-components';
import { media } from '@/styles/media';

export const Row = styled.nav`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  color: var(--ink-2);
  white-space: nowrap;
  ${media.belowMd} {
    display: none;
  }

  svg {
    flex: none;
    margin-inline-end: var(--space-2);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    font-size: var(--text-small);
    transition:
      background-color 150ms,
      color 150ms;
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      background: var(--sunken);
      color: var(--ink);
    }
  }
`;

/** A transparent select lies over the text, so that the chip is as wide as the chosen option. */
export const Chip = styled.label`
  position: relative;
  select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;
