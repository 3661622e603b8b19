import { Clock } from '@/components/ui/icons';
import { TimeLeft } from '@/components/ui/TimeLeft';
import { useServerNow } from '@/hooks/useServerNow';
import { useToday } from '@/hooks/useToday';
import { formatTime } from '@/utils/dates';
import * as S from './Pay.styles';

type Props = {
  /** An instant, ISO. */
  until: string;
  /** Called once when the time is over. */
  onOverdue: () => void;
};

/** Counts down on the server's clock until the products of an unpaid order are given up. */
export function HeldClock({ until, onOverdue }: Props) {
  const endsAt = Date.parse(until);
  // `useServerNow` starts at the time of the page's render, which may be long ago.
  const now = Math.max(useServerNow(endsAt, onOverdue), useToday());
  const isOver = endsAt <= now;
  return (
    <S.HeldClock data-over={isOver || undefined}>
      <Clock size={20} />
      {isOver ? (
        'زمان نگه‌داشتن کالا گذشته است.'
      ) : (
        <span>
          <span className="long">
            تا <b>{formatTime(endsAt)}</b> برای شما نگه داشته می‌شود،{' '}
          </span>
          <span className="left">
            <TimeLeft remaining={endsAt - now} />
          </span>{' '}
          مانده
        </span>
      )}
    </S.HeldClock>
  );
}
