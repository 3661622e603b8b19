import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of notifications; unseen ones have a warmer background. */
export const Feed = styled.ul`
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 4px 12px;
    padding: 16px;
    border-block-end: 1px solid var(--line);
    ${media.md} {
      padding: 20px 24px;
    }
  }
  > li:last-child {
    border: 0;
  }
  > li[data-unseen] {
    background: color-mix(in srgb, var(--accent-soft) 40%, var(--surface));
  }
  > li:has(a:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-2);
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
  .words {
    display: grid;
    gap: 2px;
    justify-items: start;
    min-inline-size: 0;
  }
  h2 {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
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
    font-size: 13px;
    color: var(--ink-2);
  }
  .go {
    font-size: 13px;
    font-weight: 600;
    color: var(--accent-strong);
  }
  .read {
    min-block-size: 44px;
    margin-block-end: -10px;
    font-size: 13px;
    font-weight: 600;
    color: var(--accent-strong);
  }
  .when {
    display: flex;
    align-items: center;
    gap: 8px;
    block-size: 24px;
    font-size: 12px;
    color: var(--ink-3);
    white-space: nowrap;
  }
  .when i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--radius-full);
    background: var(--accent);
  }
  .title {
    inline-size: min(100%, 220px);
    block-size: 16px;
    margin-block: 4px 8px;
  }
  .line {
    inline-size: min(80%, 320px);
    block-size: 13px;
  }
  .time {
    inline-size: 56px;
    block-size: 12px;
  }
`;

/** «همه را خواندم». */
export const ReadAll = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  color: var(--accent-strong);
  font-size: 13px;
  font-weight: 700;
  ${media.hover} {
    &:hover {
      color: var(--accent-deep);
    }
  }
`;
