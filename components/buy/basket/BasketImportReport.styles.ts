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
  padding: 16px 20px 20px;
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
    gap: 8px;
  }
  h2 {
    flex: 1;
    font-size: 16px;
    line-height: 1.6;
  }
  h3 {
    margin-block: 12px 4px;
    font-size: 13px;
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
    gap: 16px;
    padding-block: 4px;
    font-size: 13px;
    line-height: 1.7;
  }
  li small {
    flex: none;
    max-inline-size: 48%;
    font-size: 12px;
    color: var(--ink-2);
    text-align: end;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block-start: 16px;
  }
`;
