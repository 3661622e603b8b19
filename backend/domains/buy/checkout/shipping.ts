import type { DeliveryDay, ShippingMethod } from '@/contract/checkout';
import { jalaliOf, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { addDays, addWorkingDays, isWorkingDay } from '@/rules/workingDays';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { hourMs } from '@/utils/timeUnits';
import { type CheckoutContext, type MethodRow, slotDays } from './context';
import { messages } from './messages';

/** A slot can be chosen until this long (ms) before it begins. */
const slotNoticeMs = 2 * hourMs;
/** An order after this hour counts from the next working day, in a shop without a rule of its own. */
const defaultCutoffHour = 16;
/** Tehran is 3:30 ahead of UTC all year. */
const tehranOffset = '+03:30';

type Place = Pick<CheckoutContext, 'methods' | 'branches' | 'holidays' | 'cutoffHour' | 'isBulky'> & {
  /** The place of the delivery. */
  provinceId: number;
  cityId: number;
};

/**
 * The ways to ship to an address, in the order of the shop, with their slots and the reason why one cannot be used.
 * @param payable what products and services cost, in toman @param now ms since the epoch
 */
export function shippingMethods(place: Place, payable: number, now: number): ShippingMethod[] {
  const holidays = new Set(place.holidays);
  return place.methods.map((method) => {
    const days = method.hasSlots ? deliveryDays(method, holidays, now) : [];
    return {
      id: method.id,
      kind: method.kind,
      title: method.title,
      text: textOf(method, daysText(method, place, holidays, now)),
      cost: costOf(method, payable),
      postpaid: method.postpaid,
      reason: reasonAgainst(method, place, days),
      days,
      branches: method.kind === 'pickup' ? place.branches : [],
    };
  });
}

function costOf({ cost, postpaid, freeFrom }: MethodRow, payable: number): number {
  return postpaid || (freeFrom !== null && payable >= freeFrom) ? 0 : cost;
}

/** Kinds that take parcels only. A bulky product goes by freight or is picked up. */
const parcelKinds: ReadonlySet<MethodRow['kind']> = new Set(['courier', 'post', 'tipax']);

function reasonAgainst(method: MethodRow, place: Place, days: DeliveryDay[]) {
  const { kind, cityIds, provinceIds, places, bulkyOnly, hasSlots } = method;
  const isServed = cityIds.includes(place.cityId) || provinceIds.includes(place.provinceId);
  if (places.length > 0 && !isServed) return messages.otherPlace(placesText(places));
  if (kind === 'pickup' && place.branches.length === 0) return messages.noPickup;
  if (bulkyOnly && !place.isBulky) return messages.bulkyOnly;
  if (parcelKinds.has(kind) && place.isBulky) return messages.tooBulky;
  if (hasSlots && !days.some(({ slots }) => slots.some(({ left }) => left > 0))) return messages.noSlotsLeft;
  return null;
}

/** The next days with the slots that can still be chosen or are full. */
function deliveryDays({ slots }: MethodRow, holidays: ReadonlySet<string>, now: number): DeliveryDay[] {
  const today = tehranDateOf(now);
  return Array.from({ length: slotDays }, (_, day) => {
    const date = addDays(today, day);
    return {
      date,
      holiday: !isWorkingDay(date, holidays),
      slots: slots
        .filter((slot) => slot.date === date && now + slotNoticeMs <= startOf(slot))
        .map(({ id, from, to, left }) => ({ id, from, to, left })),
    };
  });
}

const startOf = ({ date, from }: { date: string; from: string }) =>
  Date.parse(`${date}T${from}:00${tehranOffset}`);

/** The days in which a parcel arrives, as text. */
function daysText(
  { daysFrom, daysTo }: MethodRow,
  { cutoffHour }: Place,
  holidays: ReadonlySet<string>,
  now: number,
): string {
  const today = tehranDateOf(now);
  const isLate = now >= startOf({ date: today, from: `${cutoffHour ?? defaultCutoffHour}:00` });
  const start = addWorkingDays(isLate ? addDays(today, 1) : today, 0, holidays);
  return rangeText(addWorkingDays(start, daysFrom, holidays), addWorkingDays(start, daysTo, holidays));
}

/** «۳ تا ۵ آذر», «۲۹ آذر تا ۲ دی» or «۳ آذر». */
function rangeText(first: string, last: string): string {
  const [from, to] = [noonOf(first), noonOf(last)];
  if (first === last) return formatDay(from);
  const sameMonth = jalaliOf(from).month === jalaliOf(to).month;
  return `${sameMonth ? toPersianDigits(jalaliOf(from).day) : formatDay(from)} تا ${formatDay(to)}`;
}

/** Longer lists of places are cut. */
const mostNamedPlaces = 3;
const placesText = (places: readonly string[]) => {
  const named = places.slice(0, mostNamedPlaces).join('، ');
  return places.length > mostNamedPlaces ? messages.morePlaces(named) : named;
};

function textOf({ kind, places, hasSlots, postpaid }: MethodRow, days: string): string {
  if (kind === 'pickup') return messages.pickupText;
  if (hasSlots) return messages.courierText(placesText(places));
  if (kind === 'freight') return messages.freightText(days);
  return postpaid ? messages.postpaidText(days) : messages.postText(days);
}
