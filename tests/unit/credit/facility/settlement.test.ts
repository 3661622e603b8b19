import fc from 'fast-check';
import type { FacilityMethod } from '@/contract/facility';
import { listInstalments } from '@/rules/facility/instalments';
import { type OwedInstalment, savingsOf } from '@/rules/facility/settlement';
import { addJalaliMonths } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { forAll } from '@/tests/support/forAll';

const start = '2026-11-22';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function owed(method: FacilityMethod, rate: number, loan: number, months: number): OwedInstalment[] {
  return listInstalments({ method, rate, roundingUnit: 1000 }, loan, months).map(
    ({ number, amount, interest }) => ({
      number,
      amount,
      interest,
      dueDate: addJalaliMonths(start, number),
      paidAt: null,
    }),
  );
}
const settle = (method: FacilityMethod, rows: readonly OwedInstalment[], today: string) => {
  const open = rows.filter(({ paidAt }) => paidAt === null);
  return savingsOf(
    method,
    rows,
    open.map(({ number }) => number),
    today,
  );
};

test('settling saves the interest of the months that begin after the next due date', () => {
  const rows = owed('amortised', 23, 47_600_000, 12);
  const interest = rows.map((row) => row.interest);
  expect(settle('amortised', rows, start)).toEqual([0, ...interest.slice(1)]);
  expect(settle('amortised', rows, rows[2]?.dueDate ?? '')).toEqual([0, 0, 0, ...interest.slice(3)]);
  expect(settle('amortised', rows, addDays(rows[2]?.dueDate ?? '', 1))).toEqual([
    ...[0, 0, 0, 0],
    ...interest.slice(4),
  ]);
});

test('a flat fee is owed month by month, and the fee of gharz-ol-hasaneh for a year that has begun', () => {
  const flat = owed('flatMonthly', 3, 12_000_000, 12);
  expect(sum(settle('flatMonthly', flat, start))).toBe(11 * 360_000);
  const gharz = owed('gharz', 4, 30_000_000, 24);
  const second = sum(gharz.slice(12).map(({ interest }) => interest));
  expect(second).toBeGreaterThan(590_000);
  expect(sum(settle('gharz', gharz, start))).toBe(second);
  expect(sum(settle('gharz', gharz, gharz[11]?.dueDate ?? ''))).toBe(second);
  expect(sum(settle('gharz', gharz, addDays(gharz[11]?.dueDate ?? '', 1)))).toBe(0);
});

test('paying only some instalments saves nothing, nor does an order without a plan', () => {
  const rows = owed('amortised', 23, 47_600_000, 12);
  expect(savingsOf('amortised', rows, [11, 12], start)).toEqual([0, 0]);
  expect(
    savingsOf(
      null,
      rows,
      rows.map(({ number }) => number),
      start,
    ),
  ).toEqual(rows.map(() => 0));
});

test('a settlement costs at least the remaining principal, at most the remaining instalments, and never less later', () => {
  const terms = fc.record({
    method: fc.constantFrom<FacilityMethod>('amortised', 'simpleBank', 'gharz', 'flatMonthly'),
    rate: fc.integer({ min: 0, max: 40 }),
    loan: fc.integer({ min: 1, max: 200_000_000 }),
    months: fc.integer({ min: 1, max: 36 }),
    paid: fc.array(fc.integer({ min: 1, max: 36 })),
    day: fc.integer({ min: 0, max: 1200 }),
    later: fc.integer({ min: 0, max: 400 }),
  });
  forAll(terms, ({ method, rate, loan, months, paid, day, later }) => {
    const rows = owed(method, rate, loan, months).map((row) => ({
      ...row,
      paidAt: paid.includes(row.number) ? '2026-12-01T00:00:00.000Z' : null,
    }));
    const open = rows.filter(({ paidAt }) => paidAt === null);
    if (open.length === 0) return;
    const all = sum(open.map(({ amount }) => amount));
    const today = addDays(start, day);
    const cost = all - sum(settle(method, rows, today));
    expect(cost).toBeLessThanOrEqual(all);
    expect(cost).toBeGreaterThanOrEqual(all - sum(open.map(({ interest }) => interest)));
    expect(cost).toBeGreaterThan(0);
    expect(all - sum(settle(method, rows, addDays(today, later)))).toBeGreaterThanOrEqual(cost);
  });
});
