import { PagedTable } from '@/components/desk/kit/PagedTable';
import { useWaitingList } from '@/components/desk/kit/useWaitingList';
import { WaitingTabs } from '@/components/desk/kit/WaitingTabs';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { useDeskRead } from '@/hooks/desk';
import { formatDay, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** The conversations with shoppers. */
export function ConversationList() {
  const { tab, cursor, query, showTab, turn } = useWaitingList();
  const read = useDeskRead('conversations', query);
  return (
    <>
      <WaitingTabs value={tab} onChange={showTab} />
      <PagedTable
        read={read}
        name="گفت‌وگوها"
        rowsOf={({ conversations }) => conversations}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty={tab === 'waiting' ? 'همهٔ پیام‌ها پاسخ گرفته‌اند.' : 'هنوز پیامی نرسیده است.'}
        columns={[
          {
            title: 'فرستنده',
            cell: ({ id, name, mobile }) => (
              <TextLink href={`/admin/conversations?id=${id}`}>
                {name || (mobile ? toPersianDigits(mobile) : 'مهمان')}
              </TextLink>
            ),
          },
          { title: 'آخرین پیام', wraps: true, cell: ({ text }) => text.slice(0, 120) },
          {
            title: 'وضعیت',
            cell: ({ waits }) =>
              waits ? (
                <StateBadge tone="warning">بی‌پاسخ</StateBadge>
              ) : (
                <StateBadge tone="plain">پاسخ داده شد</StateBadge>
              ),
          },
          {
            title: 'زمان',
            cell: ({ sentAt }) => `${formatDay(Date.parse(sentAt))}، ${formatTime(Date.parse(sentAt))}`,
          },
        ]}
      />
    </>
  );
}
