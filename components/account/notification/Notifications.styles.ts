import styled from 'styled-components';
import { IconSheet } from '@/components/ui/panel/IconRows';

/** The list of notifications; unseen ones have a warmer background. */
export const Feed = styled(IconSheet)`
  > li {
    position: relative;
    align-items: start;
    row-gap: var(--space-1);
  }
  > li[data-unseen] {
    background: color-mix(in srgb, var(--accent-soft) 40%, var(--surface));
  }
  > li:has(a:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  .icon[data-tone='accent'] {
    background: var(--accent-soft);
  }
  .text {
    justify-items: start;
  }
  li[data-unseen] h2 {
    font-weight: 800;
  }
  /* Extends the title's link over the whole row. */
  h2 a {
    outline: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .read {
    margin-block-end: calc(-1 * var(--space-2));
  }
  .when {
    color: var(--ink-3);
    font-size: var(--text-caption);
    white-space: nowrap;
  }
  .when i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--radius-full);
    background: var(--accent);
  }
`;
