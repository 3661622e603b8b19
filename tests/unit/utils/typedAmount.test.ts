import { groupTyped } from '@/utils/typedAmount';

test.each([
  ['5000', 4, '۵٬۰۰۰', 5],
  ['٥٠٠٠', 4, '۵٬۰۰۰', 5],
  ['۵۰۰۰', 4, '۵٬۰۰۰', 5],
  // A digit typed in the middle keeps the caret behind it.
  ['۱۲٬۳۴', 2, '۱٬۲۳۴', 3],
  ['۱٬9۲۳۴', 3, '۱۹٬۲۳۴', 2],
  // Zeros at the start disappear.
  ['0050', 4, '۵۰', 2],
  ['2,500,000 تومان', 9, '۲٬۵۰۰٬۰۰۰', 9],
  ['1234567890123', 13, '۱۲۳٬۴۵۶٬۷۸۹٬۰۱۲', 15],
])('«%s» with the caret at %i becomes «%s» at %i', (typed, caret, text, at) => {
  expect(groupTyped(typed, caret)).toMatchObject({ text, caret: at });
});

test('reads the amount, and null without digits', () => {
  expect(groupTyped('۲٬۵۰۰٬۰۰۰', 9).amount).toBe(2_500_000);
  expect(groupTyped('abc', 3)).toEqual({ text: '', caret: 0, amount: null });
});
