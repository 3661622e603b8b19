import styled from 'styled-components';
import { stoneTop } from '@/components/ui/kit/stoneTop';

/** A basket without lines: a picture, an explanation and one action. */
export const EmptyState = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
  padding-block-end: var(--space-6);
  text-align: center;

  .scene {
    position: relative;
    inline-size: 100%;
    block-size: 240px;
    margin-block-end: var(--space-4);
    overflow: hidden;
    background: var(--hero-ground);
    border-radius: var(--radius-l);
  }
  .scene i {
    position: absolute;
    inset-block-end: 0;
    background: var(--stone-face);
  }
  .scene i::before {
    ${stoneTop}
  }
  .scene i:nth-child(1) {
    inset-inline-end: 0;
    inline-size: 40%;
    block-size: 48%;
  }
  .scene i:nth-child(2) {
    inset-inline-end: 40%;
    inline-size: 32%;
    block-size: 30%;
  }
  .scene i:nth-child(3) {
    inset-inline-end: 72%;
    inline-size: 28%;
    block-size: 14%;
  }
  .scene img {
    position: absolute;
    inset-inline-end: calc(20% - 75px);
    inset-block-end: 40%;
    inline-size: 150px;
    block-size: 150px;
    object-fit: contain;
  }
  > :not(.scene) {
    margin-inline: var(--space-4);
  }
  h2,
  h3 {
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
    max-inline-size: 360px;
    margin-block-end: var(--space-3);
  }
  > a,
  > button {
    inline-size: calc(100% - 32px);
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
    border-block-end: 1px solid var(--line);
  }
  .row:last-of-type {
    border: 0;
  }
  .row > span + span {
    display: grid;
    gap: var(--space-2);
    align-content: space-between;
  }
  .title {
    inline-size: min(100%, 360px);
    block-size: 18px;
  }
  .about {
    inline-size: min(60%, 240px);
    block-size: 14px;
  }
  .end {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--space-3);
  }
  .quantity {
    inline-size: min(100%, 116px);
    block-size: 44px;
  }
  .price {
    inline-size: min(100%, 100px);
    block-size: 24px;
  }
  .plan {
    block-size: 160px;
    border-radius: var(--radius-l);
  }
  @container (min-width: 600px) {
    .row {
      grid-template-columns: 132px minmax(0, 1fr);
      gap: var(--space-5);
    }
  }
`;
