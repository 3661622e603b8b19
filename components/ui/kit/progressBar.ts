import { css } from 'styled-components';

/**
 * A progress element as a rounded bar. `--bar` is the colour of the part that is done, `--bar-ground` that of the rest.
 * A mixin, because a browser wants its rules on the `progress` element of each part.
 */
export const progressBar = css`
  appearance: none;
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
