import styled from 'styled-components';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';

const SkeletonRow = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
`;

/** The skeleton of a panel whose rows have a picture and two lines. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <Card gap={6} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
        <SkeletonRow key={row}>
          <Skeleton inline={64} block={64} />
          <Stack as="span" gap={2}>
            <Skeleton inline="min(100%, 260px)" block={18} />
            <Skeleton inline="min(70%, 160px)" block={14} />
          </Stack>
        </SkeletonRow>
      ))}
    </Card>
  );
}
