import { latinOption } from '@/rules/latinOption';

test('formats a memory size in Latin letters', () => {
  expect(latinOption('۲۵۶ گیگابایت')).toBe('256 GB');
  expect(latinOption('۱ ترابایت')).toBe('1 TB');
  expect(latinOption('۲۵۶ گیگابایت، رم ۱۲')).toBe('256 GB / 12 GB RAM');
});

test('returns null for an option that is not a memory size', () => {
  expect(latinOption('گارانتی ۱۸ ماهه')).toBeNull();
});
