import styled from 'styled-components';
import { media } from '@/styles/media';

export const Pagination = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;
  margin-block-start: 32px;

  a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    font-weight: 600;
    transition: background-color 150ms;
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--surface);
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      background: var(--sunken);
    }
  }
`;

export const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink);
`;
