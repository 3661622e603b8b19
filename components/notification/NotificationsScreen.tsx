import { useEffect } from 'react';
import { DashboardLayout } from '@/components/layout/personal/DashboardLayout';
import { MoreButton } from '@/components/layout/personal/MoreButton';
import { LoadFailed, StateCard } from '@/components/layout/personal/StateCard';
import { ButtonLink } from '@/components/ui/Button';
import { CheckCheck } from '@/components/ui/customerIcons';
import { Skeleton } from '@/components/ui/Skeleton';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectClockOffset } from '@/store/clock';
import { markAllSeen, notificationList, notificationsSlice, selectNotifications } from '@/store/notification';
import { selectToken } from '@/store/session/session';
import { NotificationRow } from './NotificationRow';
import * as S from './Notifications.styles';

const waiting = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <S.Feed role="status" aria-label="پیام‌های شما در حال آمدن است">
      {waiting.map((key) => (
        <li key={key}>
          <Skeleton className="icon" />
          <span className="words">
            <Skeleton className="title" />
            <Skeleton className="line" />
          </span>
          <Skeleton className="time" />
        </li>
      ))}
    </S.Feed>
  );
}

/** What the shop told the customer: the unseen first, as the server orders them. */
export function NotificationsScreen() {
  const dispatch = useAppDispatch();
  useSlice(notificationsSlice);
  const token = useAppSelector(selectToken);
  const offset = useAppSelector(selectClockOffset);
  const { items, status, nextCursor } = useAppSelector(selectNotifications);
  const load = (cursor: string | null) => dispatch(notificationList.load.request({ query: {}, cursor }));

  useEffect(() => {
    if (token !== null) dispatch(notificationList.load.request({ query: {}, cursor: null }));
  }, [dispatch, token]);

  const now = Date.now() + offset;
  const empty = items.length === 0;
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
      {!empty && (
        <S.Feed aria-label="پیام‌های شما">
          {items.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} now={now} />
          ))}
        </S.Feed>
      )}
      {empty && status !== 'ready' && status !== 'failed' && <Waiting />}
      {empty && status === 'failed' && <LoadFailed what="پیام‌های شما" onRetry={() => load(null)} />}
      {empty && status === 'ready' && (
        <StateCard
          art="envelope"
          title="پیامی ندارید"
          text="خبر سفارش‌ها، سررسید قسط‌ها و ارزان‌شدن علاقه‌مندی‌ها اینجا می‌آید."
        >
          <ButtonLink href="/dashboard/orders">دیدن سفارش‌ها</ButtonLink>
        </StateCard>
      )}
      {!empty && <MoreButton status={status} nextCursor={nextCursor} onMore={load} />}
    </DashboardLayout>
  );
}
