import styled from 'styled-components';
import { CardChoices } from '@/components/ui/kit/CardChoices';
import { media } from '@/styles/media';

export const Days = styled(CardChoices)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: var(--space-3);
  }

  input:disabled {
    cursor: not-allowed;
  }
  .card {
    min-block-size: 138px;
    padding: var(--space-3) var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-caption);
    text-align: center;
    transition: background-color var(--time-hover);
  }
  b {
    color: var(--ink);
  }
  .dots {
    margin-block: var(--space-2) 2px;
  }
  .dots i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--line);
  }
  .dots i[data-free] {
    background: var(--line-strong);
  }
  small[data-few] {
    color: var(--warning);
  }
  .check {
    display: none;
  }
  input:checked + .card {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
  }
  input:checked + .card small {
    color: var(--accent-strong);
  }
  input:checked + .card .dots i[data-free] {
    background: var(--accent-strong);
  }
  input:checked + .card .check {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border-radius: var(--radius-full);
    background: var(--accent-strong);
    color: var(--on-accent);
  }
  input:disabled + .card {
    border-color: transparent;
    background: var(--sunken);
  }
  input:disabled + .card,
  input:disabled + .card b {
    color: var(--ink-3);
  }
  input:disabled + .card small {
    margin-block-start: var(--space-4);
  }
  input:focus-visible + .card {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    input:checked + .card {
      border: 2px solid Highlight;
    }
  }
`;

/** The chosen day in words, with the place. */
export const Chosen = styled.div`
  p {
    flex: 1 1 200px;
  }
  [data-tone] {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;
