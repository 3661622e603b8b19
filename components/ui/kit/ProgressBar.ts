import styled from 'styled-components';

/** How much is done, as a rounded bar. `--bar` is the colour of the part that is done, `--bar-ground` that of the rest. */
export const ProgressBar = styled.progress`
  appearance: none;
  block-size: 8px;
  inline-size: 100%;
  border: 0;
  border-radius: var(--radius-full);
  background: var(--bar-ground, var(--line));
  &::-webkit-progress-bar {
    border-radius: var(--radius-full);
    background: var(--bar-ground, var(--line));
  }
  &::-webkit-progress-value {
    border-radius: var(--radius-full);
    background: var(--bar, var(--accent-strong));
  }
  &::-moz-progress-bar {
    border-radius: var(--radius-full);
    background: var(--bar, var(--accent-strong));
  }
`;
