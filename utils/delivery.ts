import type { DeliveryRule } from '@/contract/site';

const hour = 3_600_000;
const day = 24 * hour;
/** Tehran is 3:30 ahead of UTC all year. */
const tehranOffset = 3.5 * hour;
const friday = 5;

const isFriday = (tehran: number) => new Date(tehran).getUTCDay() === friday;

/** The first day from `tehran` on that is no Friday. */
const workingDay = (tehran: number) => (isFriday(tehran) ? tehran + day : tehran);

/**
 * The day on which an order of `orderedAt` is at the door, as an instant of that day.
 * @param orderedAt ms since the epoch @param cityId where the door is
 */
export function deliveryDay(rule: DeliveryRule, orderedAt: number, cityId: number): number {
  const tehran = orderedAt + tehranOffset;
  const late = new Date(tehran).getUTCHours() >= rule.cutoffHour;
  let arrival = workingDay(late && !isFriday(tehran) ? tehran + day : tehran);
  const days = cityId === rule.city.id ? rule.daysInCity : rule.daysElsewhere;
  for (let passed = 0; passed < days; passed += 1) arrival = workingDay(arrival + day);
  return arrival - tehranOffset;
}
