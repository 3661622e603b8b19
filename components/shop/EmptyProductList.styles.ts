import styled from 'styled-components';
import { Link } from '@/components/ui/firstLoad/Link';

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
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    font-size: 13px;
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
