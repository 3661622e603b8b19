import styled from 'styled-components';
import { stoneTop } from '@/components/ui/kit/stoneTop';

/** A basket without lines: a picture, an explanation and one action. */
export const EmptyState = styled.div`
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
  text-align: center;

  .scene {
    position: relative;
    block-size: 240px;
    overflow: hidden;
    background: var(--hero-ground);
    border-radius: var(--radius-l);
  }
  .scene i {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: var(--at);
    inline-size: var(--width);
    block-size: var(--height);
    background: var(--stone-face);
  }
  .scene i::before {
    ${stoneTop}
  }
  .scene img {
    position: absolute;
    inset-inline-end: calc(20% - 75px);
    inset-block-end: 40%;
    inline-size: 150px;
    block-size: 150px;
    object-fit: contain;
  }
  p {
    max-inline-size: 360px;
    margin-inline: auto;
  }
`;

/** The skeleton of the lines, with the layouts of `Lines`. */
export const LinesSkeleton = styled.div`
  display: grid;
  container-type: inline-size;
  .row {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-4);
  }
  @container (min-width: 600px) {
    .row {
      grid-template-columns: 132px minmax(0, 1fr);
      gap: var(--space-5);
    }
  }
`;
