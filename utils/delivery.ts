import type { DeliveryRule } from '@/contract/site';
import { dayMs, tehranOffsetMs } from './timeUnits';

const friday = 5;

const isFriday = (tehran: number) => new Date(tehran).getUTCDay() === friday;

/** The same day, or Saturday when it is a Friday. */
const nextWorkingDay = (tehran: number) => (isFriday(tehran) ? tehran + dayMs : tehran);

/**
 * The day on which an order arrives, as an instant (ms since the epoch) of that day.
 * @param orderedAt ms since the epoch @param cityId the city of the delivery
 */
export function deliveryDay(rule: DeliveryRule, orderedAt: number, cityId: number): number {
  const tehran = orderedAt + tehranOffsetMs;
  const late = new Date(tehran).getUTCHours() >= rule.cutoffHour;
  let arrival = nextWorkingDay(late && !isFriday(tehran) ? tehran + dayMs : tehran);
  const days = cityId === rule.city.id ? rule.daysInCity : rule.daysElsewhere;
  for (let passed = 0; passed < days; passed += 1) arrival = nextWorkingDay(arrival + dayMs);
  return arrival - tehranOffsetMs;
}
