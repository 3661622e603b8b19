import styled from 'styled-components';
import { pageLinks } from '@/components/ui/kit/pageLinks';

export const Pagination = styled.nav`
  ${pageLinks}
  flex-wrap: wrap;
  align-items: center;

  a {
    transition: background-color var(--time-hover);
  }
`;

export const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--ink);
`;
