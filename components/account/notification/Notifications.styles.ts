import styled from 'styled-components';
import { textAction } from '@/components/ui/kit/textAction';
import { IconRows } from '@/components/ui/panel/IconRows';
import { media } from '@/styles/media';

/** The list of notifications; unseen ones have a warmer background. */
export const Feed = styled(IconRows)`
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  > li {
    position: relative;
    align-items: start;
    row-gap: var(--space-1);
    ${media.md} {
      padding: var(--space-5) var(--space-6);
    }
  }
  > li[data-unseen] {
    background: color-mix(in srgb, var(--accent-soft) 40%, var(--surface));
  }
  > li:has(a:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  .icon[data-tone='warning'] {
    background: var(--warning-ground);
    color: var(--warning);
  }
  .icon[data-tone='info'] {
    background: var(--info-ground);
    color: var(--info);
  }
  .icon[data-tone='success'] {
    background: var(--success-ground);
    color: var(--success);
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
  p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .go {
    font-size: var(--text-small);
    font-weight: 600;
    color: var(--accent-strong);
  }
  .read {
    min-block-size: 44px;
    margin-block-end: calc(-1 * var(--space-2));
    font-size: var(--text-small);
    font-weight: 600;
    color: var(--accent-strong);
  }
  .when {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    block-size: 24px;
    font-size: var(--text-caption);
    color: var(--ink-3);
    white-space: nowrap;
  }
  .when i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--radius-full);
    background: var(--accent);
  }
`;

/** «همه را خواندم». */
export const ReadAll = styled.button`
  ${textAction}
`;
