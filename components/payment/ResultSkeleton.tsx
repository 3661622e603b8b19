import { Skeleton } from '@/components/ui/Skeleton';
import * as S from './ResultCard.styles';

const rows = ['a', 'b', 'c', 'd'];

/** Has the shape of a result until the first answer comes. */
export function ResultSkeleton() {
  return (
    <S.Card role="status" aria-label="در حال دریافت نتیجهٔ پرداخت">
      <div className="head">
        <span className="icon" style={{ visibility: 'hidden' }} />
      </div>
      <div className="body">
        <div>
          <Skeleton style={{ width: 200, height: 32, marginBlockEnd: 12 }} />
          <Skeleton style={{ width: '80%', height: 18 }} />
        </div>
        <S.Facts as="div">
          {rows.map((row) => (
            <div key={row}>
              <Skeleton style={{ width: 90, height: 16 }} />
              <Skeleton style={{ width: 140, height: 16 }} />
            </div>
          ))}
        </S.Facts>
        <div className="actions">
          <Skeleton style={{ width: 130, height: 48 }} />
          <Skeleton style={{ width: 110, height: 48 }} />
        </div>
      </div>
    </S.Card>
  );
}
