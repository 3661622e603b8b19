import { formatNumber } from './money';
import { dayMs, hourMs, minuteMs } from './timeUnits';

const secondMs = 1000;

/** Splits a duration into whole days, hours, minutes and seconds. A negative duration counts as 0. @param length ms */
export function splitDuration(length: number) {
  const left = Math.max(0, length);
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  };
}

/** «5 روز 16:53:03» in Latin digits; without the days when less than one day is left. @param length ms */
export function formatClock(length: number): string {
  const { days, hours, minutes, seconds } = splitDuration(length);
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return days > 0 ? `${days} روز ${clock}` : clock;
}

/** «۵ روز و ۱۶ ساعت»: the two largest units, for screen readers. @param length ms */
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
