import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files with Persian letters outside comments, each with the reason. */
const allowed: Readonly<Record<string, string>> = {};

const folders = ['backend/domains', 'backend/db/functions'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(folder, name)),
);
const hasPersianLetter = (sql: string) => /(?=\p{Script=Arabic})\p{L}/u.test(sql.replace(/--.*$/gm, ''));

test('no SQL function has a sentence for the shopper; the messages come from TypeScript', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => hasPersianLetter(readFileSync(file, 'utf8')));
  expect(found).toEqual(Object.keys(allowed));
});

test('a sentence is found in a string and not in a comment', () => {
  expect(hasPersianLetter(`SELECT 'سفارش ثبت شد'`)).toBe(true);
  expect(hasPersianLetter(`-- سفارش\nSELECT translate('1', '1', '۱')`)).toBe(false);
});
