import styled from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

/** Links to the pages of a list, of which `aria-current` marks the one that is shown. */
export const PageLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  margin-block-start: var(--space-7);

  a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    font-weight: 600;
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--surface);
    ${forcedEdge}
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      background: var(--sunken);
    }
  }
`;
