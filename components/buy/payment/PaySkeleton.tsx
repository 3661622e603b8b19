import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import * as S from './Pay.styles';

const rows = ['a', 'b', 'c'];

/** Has the shape of the summary until it is known. */
export function PaySkeleton() {
  return (
    <Card gap={5} role="status" aria-label="در حال دریافت خلاصهٔ پرداخت">
      <Stack gap={2}>
        <Skeleton inline={110} block={16} />
        <Skeleton inline={220} block={44} />
        <Skeleton inline={140} block={14} />
      </Stack>
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
    </Card>
  );
}
