import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** A card over the page that does not block it; on phones it is above the bottom bar. */
export const Card = styled.section`
  position: fixed;
  inset-block-end: calc(var(--bottom-bar-space, 0px) + 16px);
  inset-inline: 16px;
  z-index: ${layers.popup};
  max-block-size: min(70dvh, 560px);
  overflow: auto;
  padding: var(--space-4) var(--space-5) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);
  ${media.md} {
    inset-inline-start: auto;
    inset-inline-end: 24px;
    inset-block-end: 24px;
    inline-size: 440px;
  }

  .head {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  h2 {
    flex: 1;
    font-size: var(--text-title);
    line-height: 1.6;
  }
  h3 {
    margin-block: var(--space-3) var(--space-1);
    font-size: var(--text-small);
    font-weight: 700;
  }
  h3[data-kind='added'] {
    color: var(--success);
  }
  h3[data-kind='reduced'] {
    color: var(--warning);
  }
  h3[data-kind='dropped'] {
    color: var(--danger);
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-1);
    font-size: var(--text-small);
    line-height: 1.7;
  }
  li small {
    flex: none;
    max-inline-size: 48%;
    font-size: var(--text-caption);
    color: var(--ink-2);
    text-align: end;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block-start: var(--space-4);
  }
`;
