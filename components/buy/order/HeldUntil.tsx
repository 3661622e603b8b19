import { heldTimeOver, useHeldTime } from '@/hooks/useHeldTime';
import { formatDay, formatTime } from '@/utils/dates';
import * as S from './Steps.styles';

/** Says until when the shop reserves the products of an unpaid order. @param until an instant, ISO */
export function HeldUntil({ until }: { until: string }) {
  const { endsAt, now, isOver } = useHeldTime(until);
  const today = formatDay(endsAt) === formatDay(now);
  return (
    <S.Held>
      {isOver ? (
        <b>{heldTimeOver}</b>
      ) : (
        <>
          <b>
            تا {today ? '' : `${formatDay(endsAt)}، ساعت `}
            {formatTime(endsAt)} برای شما نگه داشته می‌شود
          </b>
          پس از آن سفارش لغو و کالا به فروش گذاشته می‌شود.
        </>
      )}
    </S.Held>
  );
}
