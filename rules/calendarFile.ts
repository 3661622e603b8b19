import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { dayMs } from '@/utils/timeUnits';
import { noonOf } from './jalali/jalali';

/** Longest line of a calendar file in bytes (RFC 5545 §3.1). */
const lineBytes = 75;

const encoder = new TextEncoder();

/** A text as a value of a calendar file. */
export const escapeCalendarText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Folds a line into lines of at most 75 bytes; each further one begins with a space. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > lineBytes) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** An instant in a calendar file, `YYYYMMDDTHHMMSSZ`. @param instant ms since the epoch */
export const calendarStamp = (instant: number) =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A calendar file of these lines. @param product names the part of the shop that made it */
export function writeCalendar(product: string, events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Pelle//${product}//FA`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** `YYYYMMDD`, the form of a date in a calendar file. */
const compactDate = (date: string) => date.replaceAll('-', '');

/** The day after a calendar date, on which an event of one whole day ends. */
const nextDate = (date: string) => new Date(noonOf(date) + dayMs).toISOString().slice(0, 10);

type Instalment = { number: number; dueDate: string; amount: number; paidAt: string | null };

type Plan = {
  orderId: number;
  instalments: readonly Instalment[];
  /** Address of the order's page. */
  orderUrl: string;
  /** When the file is made, ms since the epoch. */
  now: number;
};

/**
 * A calendar file (RFC 5545) with the due dates of the unpaid instalments: one event of a whole day each, with an alarm a
 * day before. Dates are Gregorian, as the format wants; the text names the Jalali date. Importing the file again replaces
 * the events.
 */
export function createCalendarFile({ orderId, instalments, orderUrl, now }: Plan): string {
  const number = toPersianDigits(orderId);
  const events = instalments
    .filter(({ paidAt }) => paidAt === null)
    .flatMap((instalment) => {
      const order = `${toPersianDigits(instalment.number)} از ${toPersianDigits(instalments.length)}`;
      const title = `قسط ${order}، سفارش ${number}`;
      const text = `${formatToman(instalment.amount)}، سررسید ${formatDate(noonOf(instalment.dueDate))}`;
      return [
        'BEGIN:VEVENT',
        `UID:instalment-${orderId}-${instalment.number}@pelle`,
        `DTSTAMP:${calendarStamp(now)}`,
        `DTSTART;VALUE=DATE:${compactDate(instalment.dueDate)}`,
        `DTEND;VALUE=DATE:${compactDate(nextDate(instalment.dueDate))}`,
        `SUMMARY:${escapeCalendarText(title)}`,
        `DESCRIPTION:${escapeCalendarText(text)}`,
        `URL:${orderUrl}`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P1D',
        `DESCRIPTION:${escapeCalendarText(`فردا: ${title}، ${text}`)}`,
        'END:VALARM',
        'END:VEVENT',
      ];
    });
  return writeCalendar('Instalments', events);
}
