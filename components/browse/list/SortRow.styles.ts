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
    margin-inline-end: var(--space-2);
  }
  a {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    font-size: var(--text-small);
    line-height: 28px;
    transition: background-color var(--time-hover);
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
    ${media.forcedColors} {
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
export const SortLabel = styled.label`
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
