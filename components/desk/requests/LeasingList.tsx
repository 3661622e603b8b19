import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { useWaitingList } from '@/components/desk/kit/useWaitingList';
import { WaitingTabs } from '@/components/desk/kit/WaitingTabs';
import { Link } from '@/components/ui/firstLoad/Link';
import { Amount } from '@/components/ui/Price';
import { StateBadge } from '@/components/ui/StateBadge';
import { useDeskRead } from '@/hooks/desk';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { leasingStates } from '@/utils/leasing/texts';

/** The leasing requests. */
export function LeasingList() {
  const { tab, cursor, query, showTab, turn } = useWaitingList();
  const read = useDeskRead('leasings', query);
  return (
    <>
      <WaitingTabs value={tab} onChange={showTab} />
      <DeskData read={read} name="درخواست‌های لیزینگ">
        {({ requests, nextCursor }) => (
          <>
            <DeskTable
              caption="درخواست‌های لیزینگ"
              rows={requests}
              keyOf={({ id }) => id}
              empty={tab === 'waiting' ? 'درخواستی در انتظار شما نیست.' : 'هنوز درخواستی نرسیده است.'}
              columns={[
                {
                  key: 'id',
                  title: 'شماره',
                  cell: ({ id }) => <Link href={`/admin/requests?leasing=${id}`}>{toPersianDigits(id)}</Link>,
                },
                {
                  key: 'state',
                  title: 'وضعیت',
                  cell: ({ state }) => (
                    <StateBadge tone={leasingStates[state].tone}>{leasingStates[state].title}</StateBadge>
                  ),
                },
                { key: 'customer', title: 'متقاضی', cell: ({ customer }) => customer.name || 'بی‌نام' },
                { key: 'plan', title: 'طرح', cell: ({ plan }) => plan },
                {
                  key: 'amount',
                  title: 'مبلغ',
                  cell: ({ granted, amount }) => <Amount value={granted ?? amount} />,
                },
                { key: 'months', title: 'قسط', cell: ({ months }) => toPersianDigits(months) },
                {
                  key: 'score',
                  title: 'امتیاز',
                  cell: ({ score }) => score !== null && toPersianDigits(score),
                },
                {
                  key: 'cheques',
                  title: 'چک بررسی‌نشده',
                  cell: ({ cheques }) => toPersianDigits(cheques),
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
