import { ButtonLink } from '@/components/ui/kit/Button';
import { CheckCheck } from '@/components/ui/kit/customerIcons';
import { StateCard } from '@/components/ui/kit/StateCard';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { IconRowSkeletons } from '@/components/ui/panel/IconRows';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import { usePagedList } from '@/hooks/usePagedList';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectClockOffset } from '@/store/clock';
import { markAllSeen, notificationList, selectNotifications } from '@/store/notification';
import { NotificationRow } from './NotificationRow';
import * as S from './Notifications.styles';

/** The customer's notifications in the order of the server: unseen ones first. */
export function NotificationsScreen() {
  const dispatch = useAppDispatch();
  const offset = useAppSelector(selectClockOffset);
  const { items, status, nextCursor, phase, load } = usePagedList(notificationList, selectNotifications, {});

  const now = Date.now() + offset;
  return (
    <DashboardLayout
      title="پیام‌ها"
      action={
        items.some(({ seen }) => !seen) && (
          <S.ReadAll type="button" onClick={() => dispatch(markAllSeen.request())}>
            <CheckCheck size={16} />
            همه را خواندم
          </S.ReadAll>
        )
      }
    >
      {phase === 'rows' && (
        <S.Feed aria-label="پیام‌های شما">
          {items.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} now={now} />
          ))}
        </S.Feed>
      )}
      {phase === 'waiting' && (
        <S.Feed role="status" aria-label="در حال دریافت پیام‌های شما">
          <IconRowSkeletons count={6} end={{ inline: 56, block: 12 }} />
        </S.Feed>
      )}
      {phase === 'failed' && (
        <LoadFailed flow={notificationList.load} name="پیام‌های شما" onRetry={() => load(null)} />
      )}
      {phase === 'empty' && (
        <StateCard
          art="envelope"
          title="پیامی ندارید"
          text="خبر سفارش‌ها، سررسید قسط‌ها و ارزان‌شدن علاقه‌مندی‌ها اینجا می‌آید."
        >
          <ButtonLink href="/dashboard/orders">دیدن سفارش‌ها</ButtonLink>
        </StateCard>
      )}
      {phase === 'rows' && <MoreButton status={status} nextCursor={nextCursor} onMore={load} />}
    </DashboardLayout>
  );
}
