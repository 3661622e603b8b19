import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The overdue instalments of an order with their fees, each of which an operator can waive with a reason. */
export function WaiveLateFees({ order: { id, instalments } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  const late = instalments.filter(({ paidAt, lateFee }) => paidAt === null && lateFee > 0);
  if (late.length === 0) return null;
  return (
    <Card gap={4} aria-labelledby="desk-late-fees">
      <Heading id="desk-late-fees">دیرکرد</Heading>
      <ChangeFailure failure={failure} />
      {late.map(({ number, lateFee }) => (
        <Actions key={number}>
          <span>
            قسط {toPersianDigits(number)}، {formatToman(lateFee)} تا امروز
          </span>
          <RefuseButton
            action={`بخشیدن دیرکرد قسط ${toPersianDigits(number)}`}
            hint="مشتری این متن را می‌خواند."
            disabled={saving}
            onRefuse={(reason) =>
              send({ what: 'order', id, change: { step: 'waiveLateFee', number, reason } })
            }
          />
        </Actions>
      ))}
    </Card>
  );
}
