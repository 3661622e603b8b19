import { useState } from 'react';
import { FileDownloads } from '@/components/desk/kit/FileDownloads';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Amount } from '@/components/ui/kit/Price';
import { TextLink } from '@/components/ui/kit/TextButton';
import type { DeskInstalment, InstalmentTab } from '@/contract/desk/instalment';
import { useDeskRead } from '@/hooks/desk';
import { useAppSelector } from '@/hooks/useStore';
import { maySee } from '@/rules/deskRights';
import { noonOf } from '@/rules/jalali/jalali';
import { selectProfile } from '@/store/profile';
import { formatDay, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const tabs: readonly { value: InstalmentTab; title: string }[] = [
  { value: 'late', title: 'گذشته از سررسید' },
  { value: 'due', title: 'پیش از سررسید' },
  { value: 'paid', title: 'پرداخت‌شده' },
];
const all = 'all';
const spans = [
  { value: all, title: 'هر زمان' },
  ...[7, 30, 90, 365].map((days) => ({ value: String(days), title: `تا ${toPersianDigits(days)} روز` })),
];

function LateFee({ lateFee, feeWaived, saving }: DeskInstalment) {
  if (feeWaived) return 'بخشیده شد';
  if (saving > 0)
    return (
      <>
        تسویهٔ زودهنگام، <Amount value={saving} /> کمتر
      </>
    );
  return lateFee > 0 ? <Amount value={lateFee} /> : '—';
}

/** `/admin/orders?part=instalments`: what customers owe, owe late, and have paid. */
export function InstalmentList() {
  const role = useAppSelector(selectProfile)?.deskRole;
  const [tab, setTab] = useState<InstalmentTab>('late');
  const [days, setDays] = useState(all);
  const [plan, setPlan] = useState(all);
  const { cursor, turn, choose } = useCursor();
  const filter = {
    tab,
    ...(days === all ? {} : { days: Number(days) }),
    ...(plan === all ? {} : { planId: Number(plan) }),
  };
  const read = useDeskRead('instalments', { ...filter, ...(cursor ? { cursor } : {}) });
  const plans = (read.data?.plans ?? []).map(({ id, title }) => ({ value: String(id), title }));
  return (
    <>
      <Toolbar>
        <FilterField label="وضعیت" options={tabs} value={tab} onChoose={choose(setTab)} />
        <FilterField label="فاصله تا امروز" options={spans} value={days} onChoose={choose(setDays)} />
        <FilterField
          label="طرح"
          options={[{ value: all, title: 'همهٔ طرح‌ها' }, ...plans]}
          value={plan}
          onChoose={choose(setPlan)}
        />
      </Toolbar>
      {role && maySee(role, 'numbers') && (
        <FileDownloads
          files={[
            {
              title: 'دریافت CSV (برای اکسل)',
              file: { kind: 'instalments', query: filter },
              name: 'instalments.csv',
            },
          ]}
        />
      )}
      <PagedTable
        read={read}
        name="قسط‌ها"
        rowsOf={({ instalments }) => instalments}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ orderId, number }) => `${orderId}-${number}`}
        empty="قسطی در این وضعیت نیست."
        columns={[
          {
            title: 'سفارش',
            cell: ({ orderId }) => (
              <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
            ),
          },
          { title: 'قسط', cell: ({ number, of }) => `${toPersianDigits(number)} از ${toPersianDigits(of)}` },
          { title: 'طرح', cell: (one) => <bdi>{one.plan}</bdi> },
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
          { title: 'سررسید', cell: ({ dueDate }) => formatDay(noonOf(dueDate)) },
          { title: 'مبلغ', cell: ({ amount }) => <Amount value={amount} /> },
          { title: 'دیرکرد', cell: (one) => <LateFee {...one} /> },
          {
            title: 'پرداخت',
            cell: ({ paidAt }) => (paidAt === null ? '—' : formatShortDate(Date.parse(paidAt))),
          },
        ]}
      />
    </>
  );
}
