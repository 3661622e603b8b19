import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import * as S from './ResultCard.styles';

const rows = ['a', 'b', 'c', 'd'];

/** Has the shape of a result until the first answer comes. */
export function ResultSkeleton() {
  return (
    <S.Card role="status" aria-label="در حال دریافت نتیجهٔ پرداخت">
      <div className="head">
        <span className="icon" style={{ visibility: 'hidden' }} />
      </div>
      <Card as="div" tone="plain" gap={5}>
        <div>
          <Skeleton inline={200} block={32} style={{ marginBlockEnd: 12 }} />
          <Skeleton inline="80%" block={18} />
        </div>
        <S.Facts as="div">
          {rows.map((row) => (
            <div key={row}>
              <Skeleton inline={90} block={16} />
              <Skeleton inline={140} block={16} />
            </div>
          ))}
        </S.Facts>
        <Actions className="actions">
          <Skeleton inline={130} block={48} />
          <Skeleton inline={110} block={48} />
        </Actions>
      </Card>
    </S.Card>
  );
}
