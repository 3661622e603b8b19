import type { DeliveryPromise } from '@/contract/site';
import { tehranOffsetMs } from '@/utils/timeUnits';
import { tehranDateOf } from './jalali/jalali';
import { addDays, addWorkingDays } from './workingDays';

/** Hours of a day in Tehran that have passed at an instant. */
const hourOf = (instant: number) => new Date(instant + tehranOffsetMs).getUTCHours();

/**
 * The date (`YYYY-MM-DD`) on which an order arrives, by the working days of the checkout. An order from the cutoff hour on counts
 * as one of the next day.
 * @param orderedAt ms since the epoch @param cityId the city of the delivery
 */
export function deliveryDate(promise: DeliveryPromise, orderedAt: number, cityId: number): string {
  const { city, daysInCity, daysElsewhere, cutoffHour } = promise;
  const holidays = new Set(promise.holidays);
  const ordered = addDays(tehranDateOf(orderedAt), hourOf(orderedAt) >= cutoffHour ? 1 : 0);
  return addWorkingDays(
    addWorkingDays(ordered, 0, holidays),
    cityId === city.id ? daysInCity : daysElsewhere,
    holidays,
  );
}
