import styled from 'styled-components';
import { media } from '@/styles/media';

export const Delivery = styled.dl`
  display: grid;
  gap: var(--space-5);
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-6);
  }

  > div {
    min-inline-size: 0;
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block-end: var(--space-1);
    font-size: var(--text-body);
    font-weight: 700;
  }
  dd {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  dd b {
    color: var(--ink);
    font-weight: 600;
  }
  bdi {
    direction: ltr;
  }
`;
