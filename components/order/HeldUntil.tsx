import { useToday } from '@/hooks/useToday';
import { formatDay, formatTime } from '@/utils/dates';

/** Until when the goods of an unpaid order are kept. @param until an instant, ISO */
export function HeldUntil({ until }: { until: string }) {
  const now = useToday();
  const at = Date.parse(until);
  const today = formatDay(at) === formatDay(now);
  return (
    <p className="held">
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
    </p>
  );
}
