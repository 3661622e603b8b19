import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { pill } from '@/components/ui/kit/pill';

export const SimilarWord = styled(Link)`
  display: inline-block;
  padding-block: var(--space-3);
  color: var(--accent-strong);
  font-weight: 700;
`;

export const Categories = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-4);

  a {
    ${pill}
  }
`;

export const BestSellers = styled.div`
  justify-self: stretch;
  margin-block-start: var(--space-6);
  text-align: start;

  h2 {
    margin-block-end: var(--space-4);
    font-size: var(--text-heading);
  }
`;
