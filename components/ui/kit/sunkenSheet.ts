import { css } from 'styled-components';

/** A grey background for a form inside a sheet. */
export const sunkenSheet = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--sunken);
`;
