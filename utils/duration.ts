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

/** «28:12:09» in Latin digits: hours, minutes, seconds; hours go past 24. @param length ms */
export function formatClock(length: number): string {
  const { days, hours, minutes, seconds } = splitDuration(length);
  return [days * 24 + hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}
