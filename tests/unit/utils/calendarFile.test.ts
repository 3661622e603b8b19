import { createCalendarFile } from '@/rules/calendarFile';
import { instalments } from '@/tests/support/factories/order';

const file = (paid = 10) =>
  createCalendarFile({
    orderId: 1048267,
    instalments: instalments(paid),
    orderUrl: 'https://pelle.example/dashboard/orders/1048267',
    now: Date.UTC(2026, 10, 22, 9, 30, 15, 120),
  });

/** The lines of a file as a calendar reads them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('has a whole day for every unpaid instalment, with an alarm a day before', () => {
  const lines = linesOf(file());
  const events = lines.join('\n').split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(2);
  expect(events[0]?.trim().split('\n')).toEqual([
    'UID:instalment-1048267-11@pelle',
    'DTSTAMP:20261122T093015Z',
    'DTSTART;VALUE=DATE:20270630',
    'DTEND;VALUE=DATE:20270701',
    'SUMMARY:قسط ۱۱ از ۱۲، سفارش ۱۰۴۸۲۶۷',
    'DESCRIPTION:۴٬۴۷۹٬۰۰۰ تومان، سررسید ۹ تیر ۱۴۰۶',
    'URL:https://pelle.example/dashboard/orders/1048267',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    'DESCRIPTION:فردا: قسط ۱۱ از ۱۲، سفارش ۱۰۴۸۲۶۷، ۴٬۴۷۹٬۰۰۰ تومان، سررسید ۹ تیر ۱۴۰۶',
    'END:VALARM',
    'END:VEVENT',
  ]);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('no line is longer than 75 bytes, and every line ends with CRLF', () => {
  const lines = file(0).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toMatch(/[\r\n]/);
});

test('a plan that is paid has no event', () => {
  expect(file(12)).not.toContain('VEVENT');
});
