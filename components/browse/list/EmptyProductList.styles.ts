import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { pill } from '@/components/ui/kit/pill';

export const SimilarWord = styled(Link)`
  display: inline-block;
  padding-block: 12px;
  color: var(--accent-strong);
  font-weight: 700;
`;

export const Categories = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 16px;

  a {
    ${pill}
  }
`;

export const BestSellers = styled.div`
  justify-self: stretch;
  margin-block-start: 24px;
  text-align: start;

  h2 {
    margin-block-end: 16px;
    font-size: 20px;
  }
`;
