import styled from 'styled-components';
import { media } from '@/styles/media';

export const Companies = styled.ul`
  display: grid;
  gap: 16px;
  margin-block-start: 32px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 12px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 18px;
  }
  h2 svg {
    color: var(--accent-strong);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    font-size: 14px;
  }
  dt {
    font-size: 12px;
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
  }
  p {
    font-size: 14px;
    color: var(--ink-2);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
