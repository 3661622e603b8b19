import styled from 'styled-components';
import { media } from '@/styles/media';

/** A white sheet for a section of a dashboard page. */
export const Panel = styled.section`
  min-inline-size: 0;
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px;
  }

  > h2 {
    margin-block-end: 12px;
    font-size: 16px;
  }
`;

/** Marks the end of a list. */
export const ListEnd = styled.p`
  padding-block: 12px;
  color: var(--ink-3);
  font-size: 13px;
  text-align: center;
`;

/** The skeleton of a panel with rows. */
export const PanelSkeleton = styled(Panel)`
  display: grid;
  gap: 24px;
  .row {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: 16px;
  }
  .row > span:last-child {
    display: grid;
    gap: 10px;
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
