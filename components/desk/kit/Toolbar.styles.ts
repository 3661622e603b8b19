import styled from 'styled-components';
import { media } from '@/styles/media';

/** The row above a list of the desk: filters, a search, actions. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);

  > * {
    flex: 1 1 150px;
    max-inline-size: 360px;
  }
  > .end {
    flex: 0 0 auto;
    margin-inline-start: auto;
  }
  /* Beside fields, which reserve a line below their box. */
  > .find {
    flex: 0 0 auto;
    margin-block-end: var(--space-7);
  }
`;

/** A heading, and what belongs to it at the other end of the line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  h2 {
    font-size: var(--text-title);
  }
`;

/** Buttons of one decision beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

/** A form of one step: its fields, then its buttons. */
export const StepForm = styled.form`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 560px;
  &:not(:last-child) {
    margin-block-end: var(--space-4);
  }
`;

/** The sections of a detail: the wide one first, the narrow one beside it on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

/** A list of things to decide about, each with its facts and buttons. */
export const Decisions = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    display: grid;
    gap: var(--space-3);
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  > li:last-child {
    padding-block-end: 0;
    border: 0;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  .muted {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
