import styled from 'styled-components';
import { media } from '@/styles/media';

export const Cheques = styled.div`
  display: grid;
  gap: var(--space-3);

  .sum {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  > ul {
    display: grid;
    gap: var(--space-3);
  }
`;

/** A cheque as a card. A refused cheque has a red edge. */
export const Cheque = styled.li`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--line);

  &[data-state='refused'] {
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .first {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  .number {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--radius-s);
    background: var(--sunken);
    font-weight: 700;
  }
  .terms {
    display: grid;
    min-inline-size: 0;
    margin-inline-end: auto;
    line-height: 1.6;
  }
  .terms small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .reason {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--danger-ground);
    color: var(--danger);
    font-size: var(--text-small);
  }
  .handed {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;
    font-size: var(--text-small);
  }
  .handed img {
    flex: none;
    border-radius: var(--radius-s);
    object-fit: cover;
    background: var(--sunken);
  }
  .handed dl {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  .handed dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  .handed dt {
    color: var(--ink-3);
  }
  .handed dd {
    font-weight: 600;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  .owner {
    display: grid;
    gap: 0 var(--space-3);
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  }
  .error {
    color: var(--danger);
    font-size: var(--text-small);
  }
  ${media.tablet} {
    > button {
      justify-self: start;
    }
  }
`;
