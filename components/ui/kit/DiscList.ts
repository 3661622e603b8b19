import styled from 'styled-components';

/** Sentences below each other, each with a disc. */
export const DiscList = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  color: var(--ink-2);
  list-style: disc;
`;
