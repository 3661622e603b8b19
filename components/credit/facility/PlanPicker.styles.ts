import styled from 'styled-components';
import { CardChoices } from '@/components/ui/kit/CardChoices';
import { media } from '@/styles/media';

export const Picker = styled(CardChoices)`
  display: grid;
  gap: var(--space-2);

  label {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-3);
    min-block-size: 64px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    transition: background-color var(--time-hover);
  }
  input:disabled {
    cursor: default;
  }
  ${media.hover} {
    label:not(:has(:checked, :disabled)):hover {
      background: var(--sunken);
    }
  }
  label:has(:checked) {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
    background: var(--accent-soft);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  label:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
  }
  label:has(:disabled) img {
    filter: grayscale(1);
  }
  small {
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  .reason {
    grid-column: 2 / -1;
  }
`;
