import styled from 'styled-components';
import { media } from '@/styles/media';
import { choices } from './ChoiceFacet.styles';

export const Facets = styled.form`
  .group {
    border-block-start: 1px solid var(--line);
    padding-block: var(--space-2);
  }
  .group[open] {
    padding-block-end: var(--space-4);
  }
  .group > summary {
    justify-content: space-between;
    min-block-size: 44px;
  }
  /* The arrow is two borders of a rotated box: one element less in each of seven groups. */
  .group > summary::after {
    content: '';
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    margin-inline-end: var(--space-1);
    border: solid var(--ink-3);
    border-width: 0 1.75px 1.75px 0;
    translate: 0 -2px;
    rotate: 45deg;
  }
  .group[open] > summary::after {
    translate: 0 2px;
    rotate: 225deg;
  }
  h3 {
    font-size: var(--text-body);
  }

  .monthly {
    display: grid;
    grid-template-columns: repeat(var(--choices), 1fr);
    gap: var(--space-2);
  }
  .monthly span {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-weight: 600;
  }
  .monthly input:checked + span {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
    font-weight: 700;
  }
  .monthly input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }

  .categories a,
  .categories b {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
  }
  .categories [data-below] {
    padding-inline-start: var(--space-3);
  }
  ${media.hover} {
    .categories a:hover {
      color: var(--accent-strong);
    }
  }

  ${media.forcedColors} {
    .monthly input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  ${choices}

  .switches {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  .switches label {
    display: flex;
    font-size: inherit;
  }
  .switches small {
    margin-inline-start: 0;
  }
  .switches input {
    margin-inline-start: auto;
  }

  noscript button {
    inline-size: 100%;
    min-block-size: 48px;
    margin-block-end: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--accent-strong);
    color: var(--on-accent);
    font-weight: 600;
  }
`;
