import styled from 'styled-components';
import { forcedEdge } from './forcedEdge';

/** «+۳» in place of further pictures, in the shape of a picture. */
export const MorePictures = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: var(--radius-s);
  background: var(--sunken);
  color: var(--ink-2);
  ${forcedEdge}
  font-size: var(--text-small);
  font-weight: 600;
`;
