import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { media } from '@/styles/media';

/** A list of rows: an icon, a text with its heading, and an end (a time, a sum or a button). */
export const IconRows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  > li:last-child {
    border: 0;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--tone-ground, var(--sunken));
    color: var(--tone, var(--ink-2));
  }
  .text {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  h2,
  h3 {
    font-size: var(--text-body);
    font-weight: 600;
    line-height: 1.7;
  }
  small {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
`;

/** The rows on a sheet of their own. */
export const IconSheet = styled(IconRows)`
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    > li {
      padding: var(--space-5) var(--space-6);
    }
  }
`;

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

type SkeletonProps = {
  count: number;
  end: Pick<ComponentProps<typeof Skeleton>, 'inline' | 'block' | 'radius'>;
};

/** The rows of a list that is loading. @param count at most six @param end size of the placeholder at the end */
export function IconRowSkeletons({ count, end }: SkeletonProps) {
  return skeletonKeys.slice(0, count).map((key) => (
    <li key={key}>
      <Skeleton className="icon" />
      <span className="text">
        <Skeleton inline="min(100%, 180px)" block={16} style={{ marginBlockEnd: 8 }} />
        <Skeleton inline="min(70%, 240px)" block={12} />
      </span>
      <Skeleton {...end} />
    </li>
  ));
}
