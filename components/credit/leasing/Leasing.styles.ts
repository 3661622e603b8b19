import styled from 'styled-components';
import { AsideColumns } from '@/components/ui/kit/AsideColumns';
import { numberedStep } from '@/components/ui/kit/numberedStep';
import { progressBar } from '@/components/ui/kit/progressBar';
import { media } from '@/styles/media';

/** The main column, with an aside on wide screens. */
export const Page = styled(AsideColumns)`
  --aside: 340px;
  ${media.lg} {
    --aside: 380px;
  }
`;

/** A numbered part of the request. */
export const Step = styled.section`
  ${numberedStep}
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

/** How much of the credit is left. */
export const Progress = styled.progress`
  ${progressBar}
  block-size: 8px;
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
