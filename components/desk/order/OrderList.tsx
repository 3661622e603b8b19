import { useState } from 'react';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { SavedViews } from '@/components/desk/kit/SavedViews';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useChoice } from '@/components/desk/kit/useChoice';
import { useSearchedList } from '@/components/desk/kit/useSearchedList';
import { TextField } from '@/components/ui/kit/Field';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { DeskOrderTab } from '@/contract/desk/order';
import { useDeskRead } from '@/hooks/desk';
import { formatShortDate, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { BulkOrders } from './BulkOrders';

const tabs: readonly { value: DeskOrderTab; title: string }[] = [
  { value: 'waiting', title: 'نیازمند اقدام' },
  { value: 'all', title: 'همهٔ سفارش‌ها' },
  { value: 'awaitingPayment', title: 'در انتظار پرداخت' },
  { value: 'paymentReview', title: 'در حال بررسی' },
  { value: 'preparing', title: 'آماده‌سازی' },
  { value: 'shipped', title: 'در راه' },
  { value: 'delivered', title: 'تحویل‌شده' },
  { value: 'partlyReturned', title: 'بخشی مرجوع‌شده' },
  { value: 'returned', title: 'مرجوع‌شده' },
  { value: 'cancelled', title: 'لغوشده' },
];

const momentText = (instant: string) =>
  `${formatShortDate(Date.parse(instant))}، ${formatTime(Date.parse(instant))}`;

/** The shop's orders by state, or those that a search has found. */
export function OrderList() {
  const [tab, setTab] = useState<DeskOrderTab>('waiting');
  const { search, cursor, query, form, field, clear, show, turn } = useSearchedList();
  const read = useDeskRead('orders', { tab, ...query });
  const choice = useChoice(read.data?.orders ?? [], ({ id }) => `سفارش ${toPersianDigits(id)}`);

  return (
    <>
      <Toolbar as="form" {...form}>
        <FilterField
          label="وضعیت"
          options={tabs}
          value={tab}
          onChoose={(value) => {
            setTab(value);
            clear();
          }}
        />
        <TextField label="شمارهٔ سفارش یا موبایل مشتری" {...field} />
      </Toolbar>
      <SavedViews
        list="orders"
        filters={{ ...(tab === 'waiting' ? {} : { tab }), ...(search ? { search } : {}) }}
        onChoose={(saved) => {
          setTab(tabs.find(({ value }) => value === saved.tab)?.value ?? 'waiting');
          show(String(saved.search ?? ''));
        }}
      />
      <BulkOrders orders={choice.chosen} onClear={choice.clear} />
      <PagedTable
        read={read}
        name="سفارش‌ها"
        rowsOf={({ orders }) => orders}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty={search ? 'سفارشی با این شماره پیدا نشد.' : 'سفارشی در این وضعیت نیست.'}
        columns={[
          choice.column,
          {
            title: 'شماره',
            cell: ({ id }) => <TextLink href={`/admin/orders?id=${id}`}>{toPersianDigits(id)}</TextLink>,
          },
          {
            title: 'وضعیت',
            cell: ({ state, openReturns }) => (
              <>
                <StateChip state={state} />{' '}
                {openReturns > 0 && <StateBadge tone="warning">مرجوعی باز</StateBadge>}
              </>
            ),
          },
          {
            title: 'مشتری',
            cell: ({ customer }) => (
              <>
                {customer.name || 'بی‌نام'}
                <br />
                <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
              </>
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
          { title: 'مبلغ', cell: ({ total }) => <Amount value={total} /> },
          { title: 'ارسال', cell: ({ delivery }) => delivery },
          { title: 'زمان ثبت', cell: ({ placedAt }) => momentText(placedAt) },
        ]}
      />
    </>
  );
}
