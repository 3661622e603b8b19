import styled from 'styled-components';
import { media } from '@/styles/media';

export const Methods = styled.div`
  display: grid;
  gap: var(--space-3);

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
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-3);

  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
  }
  .head b {
    font-size: var(--text-body);
  }
  .head small {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  .day {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.3;
  }
`;

export const Branches = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-4);
  ${media.md} {
    padding-inline-start: var(--space-7);
  }
`;
