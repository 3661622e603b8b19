import styled from 'styled-components';
import { media } from '@/styles/media';

export const Choice = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: var(--space-3);
  }

  label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;
    min-block-size: 60px;
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
    font-weight: 600;
    cursor: pointer;
    transition: box-shadow var(--time-move);
  }
  label:has(input:checked) {
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
  label:has(input:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  label:has(input:disabled) {
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
  input {
    flex: none;
    appearance: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    outline: none;
    cursor: inherit;
  }
  input:checked {
    border: 7px solid var(--accent-strong);
  }
  ${media.forcedColors} {
    label {
      border: 1px solid;
    }
    label:has(input:checked) {
      border: 2px solid Highlight;
    }
  }
  .icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--radius-s);
    background: var(--sunken);
    color: var(--ink-2);
  }
  .text {
    display: grid;
    min-inline-size: 0;
    line-height: 1.6;
  }
  small {
    font-size: var(--text-caption);
    font-weight: 400;
  }
`;
