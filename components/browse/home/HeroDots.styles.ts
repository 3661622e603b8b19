import styled from 'styled-components';
import { media } from '@/styles/media';

/** Buttons and dots over the bottom edge of the slides; on phones beside the stair. */
export const Dots = styled.nav`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: var(--gutter);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  font-size: var(--text-small);
  color: var(--ink-2);
  white-space: nowrap;

  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-full);
  }
  i {
    display: inline-block;
    vertical-align: middle;
    margin-inline: var(--space-1);
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    transition: inline-size var(--time-move) var(--ease);
  }
  i[data-current] {
    inline-size: 24px;
    background: var(--ink);
  }
  ${media.tablet} {
    inset-inline-start: 50%;
    translate: 50% 0;
  }
  ${media.md} {
    inset-block-end: 24px;
    inset-inline-start: max(24px, (100% - 1392px) / 2 + 24px);
    translate: none;
    button {
      inline-size: 36px;
      block-size: 36px;
    }
  }
`;
