import { Amount } from '@/components/ui/kit/Price';
import { leasingStates } from '@/rules/leasing/texts';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { RequestList } from './RequestList';
import { RequestTable } from './RequestTable';

/** The leasing requests. */
export function LeasingList() {
  return (
    <RequestList list="leasings" name="درخواست‌های لیزینگ">
      {({ requests }, tab) => (
        <RequestTable
          caption="درخواست‌های لیزینگ"
          rows={requests}
          tab={tab}
          parameter="leasing"
          states={leasingStates}
          columns={[
            { title: 'متقاضی', cell: ({ customer }) => customer.name || 'بی‌نام' },
            { title: 'طرح', cell: ({ plan }) => plan },
            { title: 'مبلغ', cell: ({ granted, amount }) => <Amount value={granted ?? amount} /> },
            { title: 'قسط', cell: ({ months }) => toPersianDigits(months) },
            { title: 'امتیاز', cell: ({ score }) => score !== null && toPersianDigits(score) },
            { title: 'چک بررسی‌نشده', cell: ({ cheques }) => toPersianDigits(cheques) },
            { title: 'آخرین تغییر', cell: ({ changedAt }) => formatDate(Date.parse(changedAt)) },
          ]}
        />
      )}
    </RequestList>
  );
}
