import { latinOption } from '@/utils/latinOption';

test('a memory is written in Latin letters', () => {
  expect(latinOption('۲۵۶ گیگابایت')).toBe('256 GB');
  expect(latinOption('۱ ترابایت')).toBe('1 TB');
  expect(latinOption('۲۵۶ گیگابایت، رم ۱۲')).toBe('256 GB / 12 GB RAM');
});

test('an option that is no memory has no Latin form', () => {
  expect(latinOption('گارانتی ۱۸ ماهه')).toBeNull();
});
