import { isKnownPassword, isOwnNumber } from '@/backend/domains/account/profile/knownPasswords';
import { isGoodPassword } from '@/rules/personalData';

test.each([
  'Password1',
  'Passw0rd',
  'P@ssw0rd',
  'Password123',
  'Iran1234',
  'IRANi1400',
  'Tehran12',
  'Esteghlal1',
  'Perspolis6',
  'Mohammad1',
  'Alireza1375',
  'Qwerty123',
  '1234Qwer',
  '1q2w3e4R',
  'Aa123456',
  'Abcd1234',
  'Salam12345',
  'Welcome1!',
  'Pelle1234',
])('refuses %s, which follows the three rules but is widely known', (password) => {
  expect(isGoodPassword(password)).toBe(true);
  expect(isKnownPassword(password)).toBe(true);
});

test.each([
  'Kabootar77',
  'Mahtab88x',
  'GolabBeKashan9',
  'x7Rq2vLm',
  'Iran4Tehran8Yazd',
  'Password of my 3 cats',
])('accepts %s', (password) => {
  expect(isKnownPassword(password)).toBe(false);
});

test('refuses a password that contains the customer’s number', () => {
  const mobile = '09121234567';
  for (const password of ['Ab09121234567', 'Maryam+989121234567', 'Ab1234567', 'Ab 123-4567'])
    expect([password, isOwnNumber(password, mobile)]).toEqual([password, true]);
  for (const password of ['Ab1234568', 'Ab0912765', 'Kabootar77'])
    expect([password, isOwnNumber(password, mobile)]).toEqual([password, false]);
});
