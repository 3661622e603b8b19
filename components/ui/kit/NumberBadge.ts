import styled from 'styled-components';
import { forcedEdge } from './forcedEdge';

/** The number of a step as a dark square. `data-large` suits a title, `data-quiet` has a grey ground. */
export const NumberBadge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--radius-s);
  background: var(--ink);
  color: var(--surface);
  ${forcedEdge}
  font-size: var(--text-small);
  font-weight: 700;
  &[data-large] {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-m);
    font-size: var(--text-body);
  }
  &[data-quiet] {
    background: var(--sunken);
    color: inherit;
  }
`;
