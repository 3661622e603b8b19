import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CalendarPlus, CalendarX } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
    <Card gap={4} aria-label="نوبت بررسی">
      {at === null ? (
        <>
          <div>
            <Heading>نوبت ندارید</Heading>
            <Text size="small" ink="muted">
              برای نشان‌دادن اصل مدارک روزی را انتخاب کنید. بدون نوبت، بررسی آغاز نمی‌شود.
            </Text>
          </div>
          <Button size="bar" wide onClick={() => setChanging(true)}>
            {messages.appointment}
          </Button>
        </>
      ) : (
        <>
          <Row gap={4}>
            <Stack as={S.Day} gap={0} align="center" aria-hidden="true">
              <Text as="small" size="caption">
                {formatWeekday(at)}
              </Text>
              <Text as="b" size="heading" weight="black">
                {toPersianDigits(jalaliOf(at).day)}
              </Text>
              <Text as="small" size="caption">
                {formatMonth(at)}
              </Text>
            </Stack>
            <div>
              <Heading>نوبت بعدی شما</Heading>
              <Text size="small" ink="muted">
                <span className="visually-hidden">
                  {formatWeekday(at)} {toPersianDigits(jalaliOf(at).day)} {formatMonth(at)}،{' '}
                </span>
                ساعت {formatTime(at)}
                {meetingPlace && `، ${meetingPlace.title}`}
              </Text>
              {meetingPlace && (
                <Text size="small" ink="muted">
                  {meetingPlace.address}
                </Text>
              )}
            </div>
          </Row>
          <Grid as={S.Buttons} columns={2} gap={2}>
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
          </Grid>
          <S.CancelButton type="button" onClick={() => setAsks(true)}>
            لغو نوبت
          </S.CancelButton>
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
    </Card>
  );
}
