import styled from 'styled-components';

/** Checkboxes side by side. */
export const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  legend {
    padding: 0;
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 500;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  .error {
    color: var(--danger);
    font-size: var(--text-caption);
  }
`;
