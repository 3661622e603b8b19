import { css } from 'styled-components';

/** The tread of a stone step. A mixin, because it styles the `::before` of steps that are drawn differently. */
export const stoneTop = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  block-size: 10px;
  background: var(--stone-top);
  border-block-start: 1px solid var(--stone-edge);
`;
