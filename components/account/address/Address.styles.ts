import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

/** The list of addresses; the default address has an outline. */
export const AddressList = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 4px;
    padding: 16px;
    border: 2px solid transparent;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 20px 24px;
    }
  }
  > li[data-default] {
    border-color: var(--accent-strong);
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  h2 {
    font-size: 16px;
  }
  .chip {
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-size: 12px;
    font-weight: 700;
  }
  p {
    color: var(--ink-2);
  }
  .to {
    font-size: 13px;
    color: var(--ink-3);
  }
  .to bdi {
    unicode-bidi: isolate;
    direction: ltr;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-block: 4px -8px;
  }
  .actions button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    font-size: 13px;
    font-weight: 600;
    color: var(--ink-2);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  .actions .remove {
    ${media.hover} {
      &:hover {
        color: var(--danger);
      }
    }
  }
  .title {
    inline-size: 96px;
    block-size: 18px;
  }
  .line {
    inline-size: min(100%, 420px);
    block-size: 14px;
    margin-block-start: 10px;
  }
  .short {
    inline-size: min(70%, 260px);
    block-size: 12px;
    margin-block: 10px 52px;
  }
`;

/** The form in its drawer: the head and the submit button stay in place, and the fields between them scroll. */
export const FormLayout = styled.form`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100dvh;

  .top {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 16px 20px 12px;
  }
  .top h2 {
    font-size: 18px;
    margin-inline-end: auto;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 12px;
    align-content: start;
    padding: 4px 20px 16px;
    overflow-y: auto;
    ${fieldCells}
  }
  .fields > * {
    grid-column: 1 / -1;
  }

  .foot {
    display: grid;
    gap: 4px;
    padding: 12px 20px max(20px, env(safe-area-inset-bottom));
    box-shadow: 0 -1px 0 var(--line);
  }
  .alert {
    color: var(--danger);
    font-size: 13px;
    font-weight: 500;
  }
  .alert:empty {
    display: none;
  }
  details {
    border-block: 1px solid var(--line);
  }
  summary {
    ${plainSummary}
    gap: 8px;
    min-block-size: 48px;
    font-weight: 600;
  }
  summary svg:last-child {
    margin-inline-start: auto;
    transition: rotate 150ms;
  }
  details[open] summary svg:last-child {
    rotate: 180deg;
  }
  .pin {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 12px;
    padding-block-end: 12px;
  }
  .pin > p,
  .pin > button {
    grid-column: 1 / -1;
  }
  .pin > p {
    font-size: 12px;
    color: var(--ink-3);
  }
`;
