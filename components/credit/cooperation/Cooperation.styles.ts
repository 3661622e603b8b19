import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { numberBadge } from '@/components/ui/kit/numberBadge';
import { media } from '@/styles/media';

export const Screen = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const Tracker = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  > header h2 {
    margin: 0;
    font-size: 16px;
  }
  small {
    color: var(--ink-3);
    font-size: 12px;
  }
  > p {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
  min-inline-size: 0;

  h2 {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .number {
    ${numberBadge}
  }
  .lead {
    margin-block-end: 16px;
    color: var(--ink-2);
    font-size: 13px;
  }
`;

/** Short fields share a line from the tablet on. */
export const Fields = styled.div`
  display: grid;
  gap: 6px 16px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${fieldCells}

  > [data-cell='whole']:first-child {
    margin-block-end: 8px;
  }
`;

export const Categories = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  margin: 0 0 8px;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 4px;
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 500;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 12px;
  }
  .error {
    min-block-size: 24px;
    color: var(--danger);
    font-size: 13px;
  }
`;

export const SendBar = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  color: var(--ink-2);
  font-size: 13px;

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
  gap: 12px 24px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: var(--ink-3);
    font-size: 12px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: 14px;
  }
`;
