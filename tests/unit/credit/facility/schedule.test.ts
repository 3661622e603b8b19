import { scheduleOf } from '@/rules/facility/schedule';
import { aPlan } from '@/tests/support/factories/facility';

test('the first instalment is due on the same Jalali day of the next month, and a shorter month on its last day', () => {
  // The 31st of Mordad 1404.
  const { instalments } = scheduleOf(aPlan(), 59_500_000, { months: 9 }, '2025-08-22');
  expect(instalments.map(({ dueDate }) => dueDate)).toEqual([
    '2025-09-22', // 31 Shahrivar
    '2025-10-22', // 30 Mehr
    '2025-11-21', // 30 Aban
    '2025-12-21', // 30 Azar
    '2026-01-20', // 30 Dey
    '2026-02-19', // 30 Bahman
    '2026-03-20', // 29 Esfand, not a leap year
    '2026-04-20', // 31 Farvardin
    '2026-05-21', // 31 Ordibehesht
  ]);
});

test('the last day of Esfand is the 30th in a leap year', () => {
  // The 30th of Bahman 1403, a leap year.
  const { instalments } = scheduleOf(aPlan(), 59_500_000, { months: 6 }, '2025-02-18');
  expect(instalments[0]?.dueDate).toBe('2025-03-20');
  expect(instalments[1]?.dueDate).toBe('2025-04-19');
});

test('the instalments are those of the quote', () => {
  const { quote, instalments } = scheduleOf(
    aPlan({ feePercent: 1 }),
    59_500_000,
    { months: 12 },
    '2025-11-20',
  );
  expect(quote).toMatchObject({ payToday: 12_376_000, refund: 53_735_089, months: 12 });
  expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.refund);
  expect(instalments[0]).toEqual({
    number: 1,
    dueDate: '2025-12-20',
    amount: 4_479_000,
    interest: 912_333,
    principal: 3_566_667,
    balance: 44_033_333,
  });
});
