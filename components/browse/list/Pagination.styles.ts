import styled from 'styled-components';
import { pageLinks } from '@/components/ui/kit/pageLinks';

export const Pagination = styled.nav`
  ${pageLinks}
  flex-wrap: wrap;
  align-items: center;

  a {
    transition: background-color 150ms;
  }
`;

export const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink);
`;
