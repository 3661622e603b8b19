import styled from 'styled-components';
import { media } from '@/styles/media';

export const Bar = styled.div`
  display: flex;
  gap: var(--space-6);
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--line);
  nav {
    display: flex;
    flex: 1;
    gap: var(--space-2);
    overflow-x: auto;
    scrollbar-width: none;
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    padding-inline: var(--space-3);
    border-block-end: 3px solid transparent;
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 700;
  }
  nav a:focus-visible {
    outline-offset: -4px;
  }
  /* Lower than the links, so that nothing moves when it comes. */
  .buy {
    block-size: 60px;
    white-space: nowrap;
    ${media.belowMd} {
      display: none;
    }
  }
  small {
    margin-inline-end: var(--space-2);
  }
  b ~ small {
    margin-inline-start: var(--space-2);
    ${media.mdOnly} {
      display: none;
    }
  }
  ${media.md} {
    padding-inline: 0;
    nav a {
      min-block-size: 60px;
    }
  }
`;
