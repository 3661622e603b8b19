import { css } from 'styled-components';
import { forcedEdge } from './forcedEdge';

/** A grey background for a form inside a sheet. */
export const sunkenSheet = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--sunken);
  ${forcedEdge}
`;
