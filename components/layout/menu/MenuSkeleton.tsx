import { Skeleton } from '@/components/ui/kit/Skeleton';
import * as S from './MegaMenu.styles';

/** Has the shape of a panel of the menu while the menus load. */
export function MenuSkeleton({ twoLevel }: { twoLevel: boolean }) {
  const blocks = twoLevel ? 12 : 4;
  return (
    <S.MenuSkeleton role="status" data-two-level={twoLevel || undefined}>
      <span className="visually-hidden">منو در راه است</span>
      {Array.from({ length: blocks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are identical and never move.
        <Skeleton key={index} />
      ))}
    </S.MenuSkeleton>
  );
}
