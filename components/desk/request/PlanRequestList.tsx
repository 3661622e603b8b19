import { Amount } from '@/components/ui/kit/Price';
import { requestStates } from '@/rules/planRequest/trackerSteps';
import { formatDate, formatDay, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { RequestList } from './RequestList';
import { RequestTable } from './RequestTable';

/** The loan requests. */
export function PlanRequestList() {
  return (
    <RequestList list="planRequests" name="درخواست‌های وام">
      {({ requests }, tab) => (
        <RequestTable
          caption="درخواست‌های وام"
          rows={requests}
          tab={tab}
          parameter="loan"
          states={requestStates}
          columns={[
            { title: 'متقاضی', cell: ({ customer }) => customer.name || 'بی‌نام' },
            { title: 'طرح', cell: ({ plan }) => plan },
            { title: 'مبلغ', cell: ({ amount }) => amount !== null && <Amount value={amount} /> },
            { title: 'مدرک بررسی‌نشده', cell: ({ given }) => toPersianDigits(given) },
            {
              title: 'نوبت',
              cell: ({ meetDateTime }) =>
                meetDateTime &&
                `${formatDay(Date.parse(meetDateTime))}، ${formatTime(Date.parse(meetDateTime))}`,
            },
            { title: 'آخرین تغییر', cell: ({ changedAt }) => formatDate(Date.parse(changedAt)) },
          ]}
        />
      )}
    </RequestList>
  );
}
