import { lowestBeforePresent, lowestPrice } from '@/rules/priceHistory';
import { pricePath } from '@/rules/pricePath';

const point = (day: number, price: number) => ({
  since: new Date(Date.UTC(2026, 0, day)).toISOString(),
  price,
});
const points = [point(1, 100), point(20, 80), point(40, 120), point(60, 90)];
const at = (day: number) => Date.UTC(2026, 0, day);

test('a price counts for a span in which it was in force at any moment', () => {
  expect(lowestPrice(points, at(45), at(50))).toBe(120);
  expect(lowestPrice(points, at(39), at(50))).toBe(80);
  expect(lowestPrice(points, at(40), at(60))).toBe(120);
  expect(lowestPrice(points, at(45), at(61))).toBe(90);
  expect(lowestPrice([], at(1), at(2))).toBeNull();
});

test('the lowest price before a promotion leaves the promotion out', () => {
  expect(lowestBeforePresent(points)).toBe(80);
  expect(lowestBeforePresent(points.slice(0, 1))).toBeNull();
});

test('the line is horizontal while a price holds and reaches the end', () => {
  const size = { width: 100, height: 40 };
  expect(pricePath([point(1, 10), point(51, 20)], at(101), size)).toBe('M0 40H50V0H100');
  expect(pricePath([point(1, 10)], at(101), size)).toBe('M0 20H100');
});
