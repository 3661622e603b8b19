import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CalendarPlus, CalendarX } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import type { PlanRequest } from '@/contract/planRequest';
import { useAppDispatch } from '@/hooks/useStore';
import { jalaliOf } from '@/rules/jalali/jalali';
import { createAppointmentFile } from '@/rules/planRequest/appointmentFile';
import { trackerPath } from '@/rules/planRequest/paths';
import { saveFile } from '@/services/browser/saveFile';
import { cancelAppointment } from '@/store/planRequest';
import { formatMonth, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { messages } from '@/utils/messages';
import * as S from './Tracker.styles';

const ChangeAppointment = onDemand(
  () => import('@/components/credit/planRequest/appointment/ChangeAppointment'),
);

/** Saves the appointment as a file that every calendar reads. */
function saveCalendar({ id, meetDateTime, meetingPlace }: PlanRequest) {
  if (meetDateTime === null) return;
  const text = createAppointmentFile({
    requestId: id,
    at: Date.parse(meetDateTime),
    place: meetingPlace,
    url: new URL(trackerPath, window.location.href).href,
    now: Date.now(),
  });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `appointment-${id}.ics`);
}

/** The next appointment, which can be put into a calendar, changed and cancelled. */
export function AppointmentCard({ request }: { request: PlanRequest }) {
  const dispatch = useAppDispatch();
  const [isChanging, setChanging] = useState(false);
  const [asks, setAsks] = useState(false);
  const { meetDateTime, meetingPlace } = request;
  const at = meetDateTime === null ? null : Date.parse(meetDateTime);
  return (
    <S.Panel aria-label="نوبت بررسی">
      {at === null ? (
        <>
          <h2>نوبت ندارید</h2>
          <p>برای نشان‌دادن اصل مدارک روزی را انتخاب کنید. بدون نوبت، بررسی آغاز نمی‌شود.</p>
          <Button size="bar" wide onClick={() => setChanging(true)}>
            {messages.appointment}
          </Button>
        </>
      ) : (
        <>
          <div className="day">
            <span aria-hidden="true">
              <small>{formatWeekday(at)}</small>
              <b>{toPersianDigits(jalaliOf(at).day)}</b>
              <small>{formatMonth(at)}</small>
            </span>
            <div>
              <h2>نوبت بعدی شما</h2>
              <p>
                <span className="visually-hidden">
                  {formatWeekday(at)} {toPersianDigits(jalaliOf(at).day)} {formatMonth(at)}،{' '}
                </span>
                ساعت {formatTime(at)}
                {meetingPlace && `، ${meetingPlace.title}`}
              </p>
              {meetingPlace && <p>{meetingPlace.address}</p>}
            </div>
          </div>
          <div className="buttons">
            <Button variant="secondary" size="small" onClick={() => saveCalendar(request)}>
              <CalendarPlus size={16} />
              افزودن به تقویم
            </Button>
            <Button
              variant="secondary"
              size="small"
              onPointerEnter={ChangeAppointment.preload}
              onClick={() => setChanging(true)}
            >
              تغییر نوبت
            </Button>
          </div>
          <button type="button" className="quiet" onClick={() => setAsks(true)}>
            لغو نوبت
          </button>
        </>
      )}
      {isChanging && <ChangeAppointment current={meetDateTime} onClose={() => setChanging(false)} />}
      {asks && (
        <ConfirmDialog
          icon={<CalendarX size={24} />}
          title="نوبت لغو شود؟"
          text="جای شما به دیگران داده می‌شود. درخواست و مدارک می‌ماند و می‌توانید نوبت دیگری بگیرید."
          action="لغو نوبت"
          onConfirm={() => dispatch(cancelAppointment.request())}
          onClose={() => setAsks(false)}
        />
      )}
    </S.Panel>
  );
}
