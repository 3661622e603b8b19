import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Modal } from '@/components/ui/kit/Modal';
import { Note } from '@/components/ui/kit/Note';
import { useReason } from '@/components/ui/kit/useReason';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { useKnownAnswer } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { planRequestMessages } from '@/rules/planRequest/messages';
import { formError } from '@/store/formState';
import { bookAppointment, changeLeft, selectPlanRequest } from '@/store/planRequest';
import { messages } from '@/utils/messages';
import { AppointmentDays } from './AppointmentDays';

type Props = {
  /** The booked day; null without one. */
  current: string | null;
  onClose: () => void;
};

/** Chooses another day for the appointment. */
export default function ChangeAppointment({ current, onClose }: Props) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { changing } = useAppSelector(selectPlanRequest);
  const days = useKnownAnswer('appointmentDays', {});
  const [wanted, setWanted] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const day = days?.find(
    ({ dateTime, capacity, holiday }) => dateTime === wanted && capacity > 0 && !holiday,
  );
  const reason = day ? null : planRequestMessages.appointment;
  const { button, line } = useReason(reason);
  const isBusy = wasSent && changing.status === 'busy';
  const isDone = wasSent && changing.status === 'done';
  const failure = wasSent ? formError(changing) : null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  useEffect(
    () => () => {
      dispatch(changeLeft());
    },
    [dispatch],
  );

  function book() {
    if (!day || isBusy) return;
    setWasSent(true);
    dispatch(bookAppointment.request({ step: 4, meetDateTime: day.dateTime }));
  }

  return (
    <Modal kind="dialog" titleId={titleId} wide onClose={onClose}>
      {(leave) => (
        <Card as="div" tone="plain" gap={4}>
          <DialogHeader
            id={titleId}
            title={current === null ? messages.appointment : 'تغییر نوبت'}
            onClose={leave}
          />
          <AppointmentDays chosen={day?.dateTime ?? null} onChoose={setWanted} />
          {failure && <Note kind="danger">{failure}</Note>}
          <Button wide size="bar" {...button} aria-busy={isBusy || undefined} onClick={book}>
            {isBusy ? 'در حال ثبت…' : 'ثبت نوبت'}
          </Button>
          {reason && (
            <Text size="small" ink="muted" {...line}>
              {reason}
            </Text>
          )}
        </Card>
      )}
    </Modal>
  );
}
