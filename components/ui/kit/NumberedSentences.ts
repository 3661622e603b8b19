import styled from 'styled-components';

/** Sentences below each other, each with its number. */
export const NumberedSentences = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: persian;

  li {
    padding-inline-start: var(--space-1);
  }
  li::marker {
    color: var(--accent-strong);
    font-weight: 700;
  }
`;
