import { useServerNow } from '@/hooks/useServerNow';
import { useToday } from '@/hooks/useToday';
import { formatDay, formatTime } from '@/utils/dates';
import * as S from './Steps.styles';

/** Until when the goods of an unpaid order are kept; it runs out on screen. @param until an instant, ISO */
export function HeldUntil({ until }: { until: string }) {
  const at = Date.parse(until);
  // The ticking clock starts at the time of the page's render, which may be long ago.
  const now = Math.max(useServerNow(at), useToday());
  const today = formatDay(at) === formatDay(now);
  return (
    <S.Held>
      {at > now ? (
        <>
          <b>
            تا {today ? '' : `${formatDay(at)}، ساعت `}
            {formatTime(at)} برای شما نگه داشته می‌شود
          </b>
          پس از آن کالا آزاد می‌شود.
        </>
      ) : (
        <b>زمان نگه‌داشتن کالا گذشته است.</b>
      )}
    </S.Held>
  );
}
