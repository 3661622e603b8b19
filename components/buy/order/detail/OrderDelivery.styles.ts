import styled from 'styled-components';
import { media } from '@/styles/media';

export const Delivery = styled.dl`
  display: grid;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 24px;
  }

  > div {
    min-inline-size: 0;
  }
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-end: 4px;
    font-size: 14px;
    font-weight: 700;
  }
  dd {
    font-size: 13px;
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
