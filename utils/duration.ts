import { formatNumber } from './money';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A stretch of time in whole days, hours, minutes and seconds; nothing below zero. @param length ms */
export function splitDuration(length: number) {
  const left = Math.max(0, length);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** «5 روز 16:53:03» in Latin digits; the days are left out on the last one. @param length ms */
export function formatClock(length: number): string {
  const { days, hours, minutes, seconds } = splitDuration(length);
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return days > 0 ? `${days} روز ${clock}` : clock;
}

/** «۵ روز و ۱۶ ساعت»: the two largest units, for a sentence that is read out. @param length ms */
export function describeDuration(length: number): string {
  const { days, hours, minutes } = splitDuration(length);
  const parts = [
    [days, 'روز'],
    [hours, 'ساعت'],
    [minutes, 'دقیقه'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return 'کمتر از یک دقیقه';
  return parts
    .slice(first, first + 2)
    .flatMap(([count, unit]) => (count > 0 ? `${formatNumber(count)} ${unit}` : []))
    .join(' و ');
}
