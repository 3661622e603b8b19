import styled from 'styled-components';
import { layers } from '@/styles/layers';

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
  /* Beside fields, which reserve a line below their box. */
  > .end,
  > .find {
    flex: none;
    max-inline-size: 100%;
    margin-block-end: var(--space-7);
  }
  > .end {
    margin-inline-start: auto;
  }
`;

/** A form of one step: its fields, then its buttons. */
export const StepForm = styled.form`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 560px;
`;

/** The buttons of a long form, which stay in sight at the end of the window. */
export const FormBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  > [role='status'] {
    flex: 1 1 200px;
  }
  > .end {
    margin-inline-start: auto;
  }
`;

/** The content of a dialog of the desk: its title, its fields, its two buttons. */
export const DialogForm = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6);
`;
