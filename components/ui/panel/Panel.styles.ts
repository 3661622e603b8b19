import styled from 'styled-components';
import { media } from '@/styles/media';

/** A white sheet for a section of a dashboard page. */
export const Panel = styled.section`
  min-inline-size: 0;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-6);
  }

  > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--text-title);
  }
`;

/** Marks the end of a list. */
export const ListEnd = styled.p`
  padding-block: var(--space-3);
  color: var(--ink-3);
  font-size: var(--text-small);
  text-align: center;
`;

/** The skeleton of a panel with rows. */
export const PanelSkeleton = styled(Panel)`
  display: grid;
  gap: var(--space-6);
  .row {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);
  }
  .row > span:last-child {
    display: grid;
    gap: var(--space-2);
  }
  .picture {
    aspect-ratio: 1;
  }
  .title {
    inline-size: min(100%, 260px);
    block-size: 18px;
  }
  .text {
    inline-size: min(70%, 160px);
    block-size: 14px;
  }
`;
