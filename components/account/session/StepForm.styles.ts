import styled from 'styled-components';

/** The form of one step: an introduction, fields, an error, one button and further actions. */
export const Step = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;

  .lead {
    row-gap: 0;
    margin-block: var(--space-1) var(--space-4);
    color: var(--ink-2);
  }
  .lead b {
    color: var(--ink);
  }
  [role='alert'] {
    margin-block-end: var(--space-2);
  }
  div > [role='alert'] {
    text-align: center;
  }
  .foot {
    margin-block-start: auto;
  }
  .links {
    row-gap: 0;
  }
`;
