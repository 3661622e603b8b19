import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { media } from '@/styles/media';

/** The panel below the menu row. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - 140px);
  overflow: auto;
  min-block-size: 320px;
  background: var(--surface);
  border-radius: 0 0 var(--radius-xl) var(--radius-xl);
  box-shadow: var(--shadow-lifted);
`;

export const Departments = styled.div`
  display: grid;
  grid-template-columns: clamp(240px, 22.8vw, 292px) minmax(0, 1fr);

  [role='tablist'] {
    padding-block: var(--space-4);
    padding-inline-end: var(--space-4);
    border-inline-end: 1px solid var(--line);
  }
  [role='tab'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 52px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--ink-2);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--sunken);
    color: var(--ink);
    font-weight: 700;
  }
  [role='tab'][aria-selected='true'] > svg:first-child {
    color: var(--accent-strong);
  }
  .go,
  .end {
    margin-inline-start: auto;
  }
  .go {
    color: var(--ink-3);
  }

  [role='tabpanel'] {
    padding-block: var(--space-6);
    padding-inline-start: var(--space-6);
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
  .art {
    flex: none;
    inline-size: 72px;
  }
  li b {
    display: block;
    font-weight: 600;
    line-height: 1.5;
  }

  .monthly {
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-l);
    background: var(--ground);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) clamp(240px, 22.8vw, 292px);
  gap: var(--space-6);
  padding-block: var(--space-6);

  a:not(.promo) {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 40px;
  }
  h2 a {
    margin-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-body);
  }
  h2 svg {
    color: var(--ink-3);
  }
  li a {
    color: var(--ink-2);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  li a[data-all] {
    color: var(--accent-strong);
    font-weight: 600;
    font-size: var(--text-small);
  }

  .promo {
    display: flex;
    flex-direction: column;
    min-block-size: 320px;
    padding: var(--space-6);
    border-radius: var(--radius-l);
    background: var(--banner-night);
    color: var(--on-night);
  }
  .promo small {
    color: var(--night-ink);
  }
  .promo .art {
    position: relative;
    flex: 1;
    margin-block-start: var(--space-3);
  }
  .promo img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const SkeletonGrid = styled(Grid)`
  padding-block: var(--space-7);
`;
