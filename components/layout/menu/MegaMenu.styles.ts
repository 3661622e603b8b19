import styled from 'styled-components';
import { media } from '@/styles/media';

/** The panel below the menu row. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - 124px);
  overflow: auto;
  min-block-size: 320px;
  background: var(--surface);
  border-radius: 0 0 var(--radius-xl) var(--radius-xl);
  box-shadow: var(--shadow-lifted);
`;

export const Departments = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: 292px minmax(0, 1fr);
  }

  [role='tablist'] {
    display: grid;
    align-content: start;
    padding-block: var(--space-4);
    padding-inline-end: var(--space-4);
    border-inline-end: 1px solid var(--line);
  }
  [role='tab'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 52px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    text-align: start;
  }
  [role='tab'] .go {
    margin-inline-start: auto;
    color: var(--ink-3);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--sunken);
    color: var(--ink);
    font-weight: 700;
  }
  [role='tab'][aria-selected='true'] > svg:first-child {
    color: var(--accent-strong);
  }

  [role='tabpanel'] {
    padding-block: var(--space-6);
    padding-inline-start: var(--space-6);
    ${media.lg} {
      padding-inline-start: var(--space-7);
    }
  }
  .head {
    display: flex;
    align-items: baseline;
    gap: var(--space-3);
    margin-block-end: var(--space-4);
  }
  .head h2 {
    font-size: var(--text-title);
  }
  .head span {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  .head a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    margin-inline-start: auto;
    color: var(--accent-strong);
    font-weight: 600;
    font-size: var(--text-small);
    padding-block: var(--space-2);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-3);
    ${media.lg} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    transition: box-shadow var(--time-move);
    ${media.hover} {
      &:hover {
        box-shadow: var(--shadow-lifted);
      }
    }
  }
  li .art {
    flex: none;
    inline-size: 72px;
  }
  li b {
    display: block;
    font-weight: 600;
    line-height: 1.5;
  }
  li small {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }

  .monthly {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: var(--space-6);
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-l);
    background: var(--ground);
  }
  .monthly b {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    margin-inline-end: var(--space-1);
  }
  .monthly a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: var(--text-small);
    font-weight: 600;
    ${media.hover} {
      &:hover {
        border-color: var(--accent-strong);
        color: var(--accent-strong);
      }
    }
  }
  .monthly span {
    margin-inline-start: auto;
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) 240px;
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-7);
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) 292px;
    gap: var(--space-7);
  }

  h2 a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    margin-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-body);
  }
  h2 svg {
    color: var(--ink-3);
  }
  li a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    color: var(--ink-2);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  li a[data-all] {
    gap: var(--space-1);
    color: var(--accent-strong);
    font-weight: 600;
    font-size: var(--text-small);
  }

  .promo {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 320px;
    padding: var(--space-6);
    border-radius: var(--radius-l);
    overflow: hidden;
    background: var(--banner-night);
    color: var(--on-night);
  }
  .promo b {
    font-size: var(--text-title);
    font-weight: 800;
    line-height: 1.6;
  }
  .promo small {
    margin-block-start: var(--space-1);
    font-size: var(--text-caption);
    color: var(--night-ink);
  }
  .promo .art {
    position: relative;
    flex: 1;
    margin-block-start: var(--space-3);
  }
  .promo img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const MenuSkeleton = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-3);
  padding-block: var(--space-7);
  > span:not(.visually-hidden) {
    block-size: 240px;
    border-radius: var(--radius-l);
  }
  &[data-two-level] > span:not(.visually-hidden) {
    block-size: 86px;
  }
`;
