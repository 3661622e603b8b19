import { calendarStamp, escapeCalendarText, writeCalendar } from '@/rules/calendarFile';
import { minuteMs } from '@/utils/timeUnits';

/** An appointment takes this long (ms). */
const lengthMs = 30 * minuteMs;

type Appointment = {
  requestId: number;
  /** ms since the epoch. */
  at: number;
  place: { title: string; address: string } | null;
  /** Address of the tracker. */
  url: string;
  /** When the file is made, ms since the epoch. */
  now: number;
};

/** A calendar file (RFC 5545) with the appointment and an alarm a day before. Importing it again replaces the event. */
export function createAppointmentFile({ requestId, at, place, url, now }: Appointment): string {
  const title = 'نوبت بررسی مدارک وام';
  return writeCalendar('Appointments', [
    'BEGIN:VEVENT',
    `UID:plan-request-${requestId}@pelle`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART:${calendarStamp(at)}`,
    `DTEND:${calendarStamp(at + lengthMs)}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    `DESCRIPTION:${escapeCalendarText('اصل مدارک را همراه بیاورید.')}`,
    ...(place ? [`LOCATION:${escapeCalendarText(`${place.title}، ${place.address}`)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeCalendarText(`فردا: ${title}`)}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
}
