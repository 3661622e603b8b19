import { findLoginCode } from '@/rules/session/loginCode';
import { formatMobile } from '@/utils/mobile';

test.each([
  ['1234', '1234'],
  ['۱۲۳۴', '1234'],
  ['١٢٣٤', '1234'],
  ['۱۲', '12'],
  [' 1 2 3 4 ', '1234'],
  ['12345', '1234'],
  ['abc', ''],
  ['کد ورود شما به پله: ۴۷۱۱\n@pelle.example #4711', '4711'],
  ['تا 120 ثانیه، کد 4711', '4711'],
  ['09123456789', '0912'],
])('in «%s» the code is «%s»', (typed, code) => {
  expect(findLoginCode(typed)).toBe(code);
});

test('a mobile number is grouped as it is spoken', () => {
  expect(formatMobile('09123456789')).toBe('۰۹۱۲ ۳۴۵ ۶۷۸۹');
});
