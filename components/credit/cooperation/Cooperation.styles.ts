import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { numberBadge } from '@/components/ui/kit/numberBadge';
import { media } from '@/styles/media';

export const Screen = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;

export const Tracker = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  > header h2 {
    margin: 0;
    font-size: var(--text-title);
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .number {
    ${numberBadge}
  }
  .lead {
    margin-block-end: var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

/** Short fields share a line from the tablet on. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-4);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${fieldCells}

  > [data-cell='whole']:first-child {
    margin-block-end: var(--space-2);
  }
`;

export const Categories = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  margin: 0 0 var(--space-2);
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: var(--space-1);
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 500;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 var(--space-3);
  }
  .error {
    min-block-size: 24px;
    color: var(--danger);
    font-size: var(--text-small);
  }
`;

export const SendBar = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  color: var(--ink-2);
  font-size: var(--text-small);

  .alert {
    color: var(--danger);
    font-weight: 500;
  }
  .alert:empty {
    display: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-body);
  }
`;
