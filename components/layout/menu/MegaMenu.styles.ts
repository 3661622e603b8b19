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
    padding-block: 16px;
    padding-inline-end: 16px;
    border-inline-end: 1px solid var(--line);
  }
  [role='tab'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 52px;
    padding-inline: 12px;
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
    padding-block: 24px;
    padding-inline-start: 24px;
    ${media.lg} {
      padding-inline-start: 32px;
    }
  }
  .head {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-block-end: 16px;
  }
  .head h2 {
    font-size: 18px;
  }
  .head span {
    font-size: 13px;
    color: var(--ink-3);
  }
  .head a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    color: var(--accent-strong);
    font-weight: 600;
    font-size: 13px;
    padding-block: 8px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    ${media.lg} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li a {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 7px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    transition: box-shadow 200ms;
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
    font-size: 12px;
    color: var(--ink-3);
  }

  .monthly {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 24px;
    padding: 14px 20px;
    border-radius: var(--radius-l);
    background: var(--ground);
  }
  .monthly b {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-inline-end: 4px;
  }
  .monthly a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: 13px;
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
    font-size: 12px;
    color: var(--ink-3);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) 240px;
  gap: 24px;
  padding-block: 24px 32px;
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) 292px;
    gap: 32px;
  }

  h2 a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    margin-block-end: 8px;
    border-block-end: 1px solid var(--line);
    font-size: 14px;
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
    gap: 4px;
    color: var(--accent-strong);
    font-weight: 600;
    font-size: 13px;
  }

  .promo {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 320px;
    padding: 24px;
    border-radius: var(--radius-l);
    overflow: hidden;
    background: var(--banner-night);
    color: var(--on-night);
  }
  .promo b {
    font-size: 18px;
    font-weight: 800;
    line-height: 1.6;
  }
  .promo small {
    margin-block-start: 4px;
    font-size: 12px;
    color: var(--night-ink);
  }
  .promo .art {
    position: relative;
    flex: 1;
    margin-block-start: 12px;
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
  gap: 12px;
  padding-block: 32px;
  > span:not(.visually-hidden) {
    block-size: 240px;
    border-radius: var(--radius-l);
  }
  &[data-two-level] > span:not(.visually-hidden) {
    block-size: 86px;
  }
`;
