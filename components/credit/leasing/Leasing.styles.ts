import styled from 'styled-components';
import { NumberedStep } from '@/components/ui/kit/NumberedStep';
import { media } from '@/styles/media';

/** A numbered part of the request. */
export const Step = styled(NumberedStep)`
  > .body {
    margin-block-start: var(--space-5);
  }
  /* On phones the summary with the monthly amount stands far below. */
  .brief {
    ${media.md} {
      display: none;
    }
  }
  .meaning {
    margin-inline-start: auto;
  }
`;

/** A line of the basket with its picture. */
export const Line = styled.li`
  padding-block: var(--space-2);
  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  img {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: var(--radius-s);
    background: var(--stone-ground);
    object-fit: contain;
  }
  b {
    margin-inline-start: auto;
    white-space: nowrap;
  }
`;
