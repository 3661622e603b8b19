import { Skeleton } from '@/components/ui/kit/Skeleton';
import * as S from './Pay.styles';

const rows = ['a', 'b', 'c'];

/** Has the shape of the summary until it is known. */
export function PaySkeleton() {
  return (
    <S.Sheet role="status" aria-label="در حال دریافت خلاصهٔ پرداخت">
      <S.Head>
        <div>
          <Skeleton inline={110} block={16} style={{ marginBlockEnd: 8 }} />
          <Skeleton inline={220} block={44} style={{ marginBlockEnd: 8 }} />
          <Skeleton inline={140} block={14} />
        </div>
      </S.Head>
      <S.Rows as="div">
        {rows.map((row) => (
          <div key={row}>
            <Skeleton inline={140} block={18} />
            <Skeleton inline={90} block={18} />
          </div>
        ))}
      </S.Rows>
      <Skeleton block={60} />
      <Skeleton block={52} />
    </S.Sheet>
  );
}
