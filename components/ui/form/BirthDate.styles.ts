import styled from 'styled-components';
import { media } from '@/styles/media';

/** Three selects with one label and one error. */
export const Dates = styled.fieldset`
  display: grid;
  align-content: start;
  gap: var(--space-2);

  legend {
    margin-block-end: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 500;
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
    ${media.sm} {
      gap: var(--space-3);
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
    inset-inline-end: 12px;
    pointer-events: none;
    color: var(--ink-3);
  }
  .parts select {
    padding-inline: var(--space-3) var(--space-7);
  }
  .line {
    min-block-size: 20px;
    color: var(--danger);
    font-size: var(--text-caption);
    line-height: 20px;
  }
`;
