import { PagedTable } from '@/components/desk/kit/PagedTable';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** `/admin/orders?part=baskets`: products that customers left in their baskets for more than a day. */
export function BasketList() {
  const { cursor, turn } = useCursor();
  const read = useDeskRead('baskets', cursor ? { cursor } : {});
  return (
    <PagedTable
      read={read}
      name="سبدهای رهاشده"
      rowsOf={({ baskets }) => baskets}
      cursor={cursor}
      onTurn={turn}
      keyOf={({ customer }) => customer.id}
      empty="سبدی بیش از یک روز رها نشده است."
      columns={[
        {
          title: 'مشتری',
          cell: ({ customer }) => (
            <TextLink href={`/admin/customers?id=${customer.id}`}>
              {customer.name || toPersianDigits(customer.mobile ?? '')}
            </TextLink>
          ),
        },
        {
          title: 'کالا',
          wraps: true,
          cell: ({ title, lines }) => (
            <>
              <bdi>{title}</bdi>
              {lines > 1 && ` و ${toPersianDigits(lines - 1)} کالای دیگر`}
            </>
          ),
        },
        { title: 'مبلغ', cell: ({ amount }) => <Amount value={amount} /> },
        { title: 'آخرین تغییر', cell: ({ updatedAt }) => formatMoment(Date.parse(updatedAt)) },
        {
          title: 'یادآوری',
          cell: ({ wantsReminder, remindedAt }) =>
            remindedAt !== null ? (
              <StateBadge tone="success">{`رفت، ${formatMoment(Date.parse(remindedAt))}`}</StateBadge>
            ) : (
              <StateBadge tone="plain">{wantsReminder ? 'در نوبت' : 'مشتری نخواسته است'}</StateBadge>
            ),
        },
      ]}
    />
  );
}
