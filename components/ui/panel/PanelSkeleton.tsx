import { Skeleton } from '@/components/ui/kit/Skeleton';
import * as S from './Panel.styles';

/** The skeleton of a panel whose rows have a picture and two lines. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <S.PanelSkeleton aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
        <span key={row} className="row">
          <Skeleton className="picture" />
          <span>
            <Skeleton className="title" />
            <Skeleton className="text" />
          </span>
        </span>
      ))}
    </S.PanelSkeleton>
  );
}
