import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { useWaitingList } from '@/components/desk/kit/useWaitingList';
import { WaitingTabs } from '@/components/desk/kit/WaitingTabs';
import { Link } from '@/components/ui/firstLoad/Link';
import { Amount } from '@/components/ui/Price';
import { StateBadge } from '@/components/ui/StateBadge';
import { useDeskRead } from '@/hooks/desk';
import { formatDate, formatDay, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { requestStates } from '@/utils/planRequest/trackerSteps';

/** The loan requests. */
export function LoanList() {
  const { tab, cursor, query, showTab, turn } = useWaitingList();
  const read = useDeskRead('loans', query);
  return (
    <>
      <WaitingTabs value={tab} onChange={showTab} />
      <DeskData read={read} name="درخواست‌های وام">
        {({ requests, nextCursor }) => (
          <>
            <DeskTable
              caption="درخواست‌های وام"
              rows={requests}
              keyOf={({ id }) => id}
              empty={tab === 'waiting' ? 'درخواستی در انتظار شما نیست.' : 'هنوز درخواستی نرسیده است.'}
              columns={[
                {
                  key: 'id',
                  title: 'شماره',
                  cell: ({ id }) => <Link href={`/admin/requests?loan=${id}`}>{toPersianDigits(id)}</Link>,
                },
                {
                  key: 'state',
                  title: 'وضعیت',
                  cell: ({ state }) => (
                    <StateBadge tone={requestStates[state].tone}>{requestStates[state].title}</StateBadge>
                  ),
                },
                { key: 'customer', title: 'متقاضی', cell: ({ customer }) => customer.name || 'بی‌نام' },
                { key: 'plan', title: 'طرح', cell: ({ plan }) => plan },
                {
                  key: 'amount',
                  title: 'مبلغ',
                  cell: ({ amount }) => amount !== null && <Amount value={amount} />,
                },
                {
                  key: 'given',
                  title: 'مدرک بررسی‌نشده',
                  cell: ({ given }) => toPersianDigits(given),
                },
                {
                  key: 'meet',
                  title: 'نوبت',
                  cell: ({ meetDateTime }) =>
                    meetDateTime &&
                    `${formatDay(Date.parse(meetDateTime))}، ${formatTime(Date.parse(meetDateTime))}`,
                },
                {
                  key: 'changed',
                  title: 'آخرین تغییر',
                  cell: ({ changedAt }) => formatDate(Date.parse(changedAt)),
                },
              ]}
            />
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={turn} />
          </>
        )}
      </DeskData>
    </>
  );
}
