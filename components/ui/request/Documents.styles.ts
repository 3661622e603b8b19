import styled from 'styled-components';
import { media } from '@/styles/media';

export const Documents = styled.ul`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  &:not([data-single]) {
    ${media.lg} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** A document with its picture, words and actions; files on their way are below. */
export const Document = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-block-size: 96px;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);

  &[data-state='rejected'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .thumb {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-2);
    object-fit: cover;
    ${media.md} {
      inline-size: 64px;
      block-size: 64px;
    }
  }
  .words {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .words p,
  .line small {
    color: var(--ink-2);
  }
  &[data-state='accepted'] .words p {
    color: var(--success);
  }
  .actions {
    max-inline-size: 148px;
  }
  /* On narrow phones the action stands below the words. */
  @media (max-width: 479.98px) {
    &:has(.pick) .words {
      grid-column: 2 / -1;
    }
    &:has(.pick) .actions {
      grid-column: 2 / -1;
      justify-content: start;
      max-inline-size: none;
    }
  }
  .pick:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }

  &[data-needed] .actions {
    grid-column: 1 / -1;
    justify-content: start;
    max-inline-size: none;
  }

  .line {
    grid-column: 1 / -1;
  }
  .line small {
    flex: 1;
    min-inline-size: 0;
  }
  .again {
    padding-inline: var(--space-2);
  }
  progress {
    flex-basis: 100%;
  }
  progress::-webkit-progress-value {
    transition: inline-size var(--time-move) var(--ease);
  }
  &[data-state='rejected'] .words p,
  [data-bad] small,
  [role='alert'] {
    color: var(--danger);
  }
  [data-bad] progress {
    display: none;
  }
  [data-cut] small {
    color: var(--warning);
  }
  [data-cut] progress {
    --bar: var(--warning);
  }
  [role='alert'] {
    font-size: var(--text-small);
  }
`;
