import { hourMs, tehranOffsetMs } from '@/utils/timeUnits';

/** The moment of the shop's clock, as ISO text. @param now ms since the epoch */
export const isoNow = ({ now }: { now: () => number }): string => new Date(now()).toISOString();

/** Hours of Tehran in which customers are reminded. */
const firstHour = 9;
const lastHour = 21;

/** Whether customers may be reminded at a moment (ms), so that no phone rings at night. */
export function isByDay(now: number): boolean {
  const hour = ((now + tehranOffsetMs) / hourMs) % 24;
  return firstHour <= hour && hour < lastHour;
}
