import { Clock } from '@/components/ui/kit/icons';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import { Row } from '@/components/ui/layout/Row';
import { heldTimeOver, useHeldTime } from '@/hooks/useHeldTime';
import { formatTime } from '@/utils/dates';
import * as S from './Pay.styles';

type Props = {
  /** An instant, ISO. */
  until: string;
  /** Called once when the time is over. */
  onOverdue: () => void;
};

/** Counts down on the server's clock until the products of an unpaid order are given up. */
export function HeldCountdown({ until, onOverdue }: Props) {
  const { endsAt, now, isOver } = useHeldTime(until, onOverdue);
  return (
    <Row as={S.HeldCountdown} data-over={isOver || undefined}>
      <Clock size={20} />
      {isOver ? (
        heldTimeOver
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
    </Row>
  );
}
