import { Skeleton } from '@/components/ui/Skeleton';
import * as S from './Pay.styles';

const rows = ['a', 'b', 'c'];

/** Has the shape of the summary until it is known. */
export function PaySkeleton() {
  return (
    <S.Sheet role="status" aria-label="در حال دریافت خلاصهٔ پرداخت">
      <S.Head>
        <div>
          <Skeleton style={{ width: 110, height: 16, marginBlockEnd: 8 }} />
          <Skeleton style={{ width: 220, height: 44, marginBlockEnd: 8 }} />
          <Skeleton style={{ width: 140, height: 14 }} />
        </div>
      </S.Head>
      <S.Rows as="div">
        {rows.map((row) => (
          <div key={row}>
            <Skeleton style={{ width: 140, height: 18 }} />
            <Skeleton style={{ width: 90, height: 18 }} />
          </div>
        ))}
      </S.Rows>
      <Skeleton style={{ height: 60 }} />
      <Skeleton style={{ height: 52 }} />
    </S.Sheet>
  );
}
