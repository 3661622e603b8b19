import styled from 'styled-components';
import { Grid } from '@/components/browse/productCard/ProductList';
import { Stack } from '@/components/ui/layout/Stack';
import { media } from '@/styles/media';

/** Cards of favorites with their marks; three columns beside the dashboard menu. */
export const List = styled(Grid)`
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .mark {
    position: absolute;
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 26px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-full);
    font-size: var(--text-caption);
    inset-block-start: 16px;
    inset-inline-start: 16px;
    background: var(--tone-ground);
    color: var(--tone);
    font-weight: 700;
    pointer-events: none;
  }

  @media (max-width: 767.98px) {
    .mark {
      inset-block: auto 16px;
    }
    .mark[data-above] {
      inset-block: 62px auto;
    }
  }
`;

/** Takes the focus when the row that had it is removed. */
export const Region = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

export const ListSkeleton = styled(List)`
  > li > span {
    inline-size: 100%;
    block-size: 172px;
    border-radius: var(--radius-l);
    ${media.tablet} {
      block-size: auto;
      aspect-ratio: 10 / 16;
    }
  }
`;
