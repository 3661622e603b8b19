import styled from 'styled-components';
import { media } from '@/styles/media';

/** Three selects with one label and one error. */
export const Dates = styled.fieldset`
  display: grid;
  align-content: start;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 6px;
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 500;
  }
  .parts {
    display: grid;
    grid-template-columns: 5fr 6fr 5fr;
    gap: 8px;
    ${media.sm} {
      gap: 12px;
    }
  }
  .parts > span {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  .parts svg {
    position: absolute;
    inset-inline-end: 10px;
    pointer-events: none;
    color: var(--ink-3);
  }
  .parts select {
    padding-inline: 12px 34px;
  }
  .line {
    min-block-size: 20px;
    color: var(--danger);
    font-size: 12px;
    line-height: 20px;
  }
`;
