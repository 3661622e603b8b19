import styled from 'styled-components';
import { media } from '@/styles/media';

export const Methods = styled.div`
  display: grid;
  gap: 12px;

  [data-free] {
    color: var(--success);
  }
  .method {
    block-size: 78px;
    border-radius: var(--radius-l);
  }
`;

/** Days and times of a courier. */
export const Slots = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 4px 12px;

  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }
  .head b {
    font-size: 14px;
  }
  .head small {
    color: var(--ink-3);
    font-size: 12px;
  }
  .day {
    font-size: 20px;
    font-weight: 900;
    line-height: 1.3;
  }
`;

export const Branches = styled.div`
  display: grid;
  gap: 8px;
  padding-inline-start: 16px;
  ${media.md} {
    padding-inline-start: 32px;
  }
`;
