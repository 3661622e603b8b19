import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { heldTimeOver, useHeldTime } from '@/hooks/useHeldTime';
import { formatDay, formatTime } from '@/utils/dates';

/** Says until when the shop reserves the products of an unpaid order. @param until an instant, ISO */
export function HeldUntil({ until }: { until: string }) {
  const { endsAt, now, isOver } = useHeldTime(until);
  const today = formatDay(endsAt) === formatDay(now);
  return (
    <Stack as="p" gap={0}>
      {isOver ? (
        <Text as="b" size="small">
          {heldTimeOver}
        </Text>
      ) : (
        <>
          <Text as="b" size="small">
            تا {today ? '' : `${formatDay(endsAt)}، ساعت `}
            {formatTime(endsAt)} برای شما نگه داشته می‌شود
          </Text>
          <Text as="span" size="small" ink="muted">
            پس از آن سفارش لغو و کالا به فروش گذاشته می‌شود.
          </Text>
        </>
      )}
    </Stack>
  );
}
