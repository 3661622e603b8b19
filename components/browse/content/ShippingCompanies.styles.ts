import styled from 'styled-components';
import { media } from '@/styles/media';

export const Companies = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-7);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: var(--space-3);
    padding: var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font-size: var(--text-title);
  }
  h2 svg {
    color: var(--accent-strong);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-7);
    font-size: var(--text-body);
  }
  dt {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
  }
  p {
    font-size: var(--text-body);
    color: var(--ink-2);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
