import { ButtonLink } from '@/components/ui/kit/Button';
import { CheckCheck } from '@/components/ui/kit/customerIcons';
import { StateCard } from '@/components/ui/kit/StateCard';
import { TextButton } from '@/components/ui/kit/TextButton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { IconRowSkeletons } from '@/components/ui/panel/IconRows';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import { useChange, usePages } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { selectClockOffset } from '@/store/clock';
import { NotificationRow } from './NotificationRow';
import * as S from './Notifications.styles';

/** The customer's notifications in the order of the server: unseen ones first. */
export function NotificationsScreen() {
  const offset = useAppSelector(selectClockOffset);
  const { items, status, failure, nextCursor, phase, load } = usePages('notifications', {});
  const markAllSeen = useChange('markAllSeen');

  const now = Date.now() + offset;
  return (
    <DashboardLayout
      title="پیام‌ها"
      action={
        items.some(({ seen }) => !seen) && (
          <TextButton onClick={() => markAllSeen.send({})}>
            <CheckCheck size={16} />
            همه را خواندم
          </TextButton>
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
      {phase === 'failed' && <LoadFailure name="پیام‌های شما" failure={failure} onRetry={() => load()} />}
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
