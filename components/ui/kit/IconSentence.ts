import styled from 'styled-components';

/** A quiet sentence with an icon before its first line. */
export const IconSentence = styled.p`
  display: flex;
  align-items: start;
  gap: var(--space-2);
  color: var(--ink-2);
  font-size: var(--text-small);
  svg {
    flex: none;
    margin-block-start: var(--space-1);
  }
`;
