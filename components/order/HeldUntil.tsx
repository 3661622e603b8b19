import { useServerNow } from '@/hooks/useServerNow';
import { useToday } from '@/hooks/useToday';
import { formatDay, formatTime } from '@/utils/dates';
import * as S from './Steps.styles';

/** Counts down how long the shop reserves the products of an unpaid order. @param until an instant, ISO */
export function HeldUntil({ until }: { until: string }) {
  const endsAt = Date.parse(until);
  // `useServerNow` starts at the time of the page's render, which may be long ago.
  const now = Math.max(useServerNow(endsAt), useToday());
  const today = formatDay(endsAt) === formatDay(now);
  return (
    <S.Held>
      {endsAt > now ? (
        <>
          <b>
            تا {today ? '' : `${formatDay(endsAt)}، ساعت `}
            {formatTime(endsAt)} برای شما نگه داشته می‌شود
          </b>
          پس از آن کالا آزاد می‌شود.
        </>
      ) : (
        <b>زمان نگه‌داشتن کالا گذشته است.</b>
      )}
    </S.Held>
  );
}
