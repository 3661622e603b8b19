import { deliveryDay } from '@/utils/delivery';

const tehran = { id: 394, title: 'تهران' };
const rule = { city: tehran, daysInCity: 1, daysElsewhere: 3, cutoffHour: 16 };
/** The day in Tehran on which an order of this instant arrives. */
const arrival = (orderedAt: string, cityId: number) =>
  new Date(deliveryDay(rule, Date.parse(orderedAt), cityId) + 3.5 * 3_600_000).toISOString().slice(0, 10);

test('an order before the cutoff hour arrives after the days of its city', () => {
  // Sunday, 15:59 in Tehran.
  expect(arrival('2026-11-22T12:29:00Z', tehran.id)).toBe('2026-11-23');
  expect(arrival('2026-11-22T12:29:00Z', 1)).toBe('2026-11-25');
});

test('an order after the cutoff hour counts as an order of the next working day', () => {
  expect(arrival('2026-11-22T12:30:00Z', tehran.id)).toBe('2026-11-24');
});

test('Friday is not a working day, neither for the order nor for the delivery', () => {
  // Friday morning counts as Saturday; Thursday evening too; Wednesday's third day skips Friday.
  expect(arrival('2026-11-27T06:00:00Z', tehran.id)).toBe('2026-11-29');
  expect(arrival('2026-11-26T14:00:00Z', tehran.id)).toBe('2026-11-29');
  expect(arrival('2026-11-25T06:00:00Z', 1)).toBe('2026-11-29');
});
