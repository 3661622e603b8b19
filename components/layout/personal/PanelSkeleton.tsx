import { Skeleton } from '@/components/ui/Skeleton';
import * as S from './Panel.styles';

/** A panel whose rows are on their way: a picture and two lines each. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <S.Waiting aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <span key={row} className="row">
          <Skeleton className="picture" />
          <span>
            <Skeleton className="title" />
            <Skeleton className="text" />
          </span>
        </span>
      ))}
    </S.Waiting>
  );
}
