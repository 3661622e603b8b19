import { deliveryDate } from '@/rules/delivery';

const tehran = { id: 394, title: 'تهران' };
const rule = { city: tehran, daysInCity: 1, daysElsewhere: 3, cutoffHour: 16, holidays: [] as string[] };
/** The day on which an order of this instant arrives. */
const arrival = (orderedAt: string, cityId: number, holidays: string[] = []) =>
  deliveryDate({ ...rule, holidays }, Date.parse(orderedAt), cityId);

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

test('nothing arrives on a holiday, and no holiday counts as a day of the delivery', () => {
  // Sunday, 15:59 in Tehran; Monday is a holiday.
  expect(arrival('2026-11-22T12:29:00Z', tehran.id, ['2026-11-23'])).toBe('2026-11-24');
  expect(arrival('2026-11-22T12:29:00Z', 1, ['2026-11-23'])).toBe('2026-11-26');
});
