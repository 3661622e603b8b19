import { Skeleton } from '@/components/ui/kit/Skeleton';
import * as S from './MegaMenu.styles';

/** Has the shape of a panel of the menu while the menus load. */
export function MenuSkeleton({ twoLevel }: { twoLevel: boolean }) {
  const blocks = twoLevel ? 12 : 4;
  return (
    <S.SkeletonGrid role="status" columns={4} gap={3}>
      <span className="visually-hidden">منو در راه است</span>
      {Array.from({ length: blocks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are identical and never move.
        <Skeleton key={index} block={twoLevel ? 86 : 240} />
      ))}
    </S.SkeletonGrid>
  );
}
