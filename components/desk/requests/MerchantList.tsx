import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { useWaitingList } from '@/components/desk/kit/useWaitingList';
import { WaitingTabs } from '@/components/desk/kit/WaitingTabs';
import { Link } from '@/components/ui/firstLoad/Link';
import { StateBadge } from '@/components/ui/StateBadge';
import { useDeskRead } from '@/hooks/desk';
import { cooperationStates } from '@/utils/cooperation/states';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** The requests of merchants. */
export function MerchantList() {
  const { tab, cursor, query, showTab, turn } = useWaitingList();
  const read = useDeskRead('merchants', query);
  return (
    <>
      <WaitingTabs value={tab} onChange={showTab} />
      <DeskData read={read} name="درخواست‌های همکاری">
        {({ requests, nextCursor }) => (
          <>
            <DeskTable
              caption="درخواست‌های همکاری"
              rows={requests}
              keyOf={({ id }) => id}
              empty={tab === 'waiting' ? 'درخواستی در انتظار شما نیست.' : 'هنوز درخواستی نرسیده است.'}
              columns={[
                {
                  key: 'id',
                  title: 'شماره',
                  cell: ({ id }) => (
                    <Link href={`/admin/requests?merchant=${id}`}>{toPersianDigits(id)}</Link>
                  ),
                },
                {
                  key: 'state',
                  title: 'وضعیت',
                  cell: ({ state }) => (
                    <StateBadge tone={cooperationStates[state].tone}>
                      {cooperationStates[state].title}
                    </StateBadge>
                  ),
                },
                { key: 'business', title: 'کسب‌وکار', wraps: true, cell: ({ businessName }) => businessName },
                {
                  key: 'customer',
                  title: 'حساب',
                  cell: ({ customer }) => (
                    <>
                      {customer.name} <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
                    </>
                  ),
                },
                {
                  key: 'saved',
                  title: 'آخرین تغییر',
                  cell: ({ savedAt }) => savedAt && formatDate(Date.parse(savedAt)),
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
