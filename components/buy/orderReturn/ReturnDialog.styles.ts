import styled from 'styled-components';

/** The lines that can be returned, each with its number of pieces. */
export const Lines = styled.ul`
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--line);

  li {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
    border: 0;
  }
  .picture {
    flex: none;
    inline-size: 56px;
  }
  .number {
    position: relative;
    flex: none;
    inline-size: 96px;
  }
  .number svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 12px;
    translate: 0 -50%;
    pointer-events: none;
  }
`;
