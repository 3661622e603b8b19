import { filesBelow, readText } from '@/tests/support/sourceFiles';

/** Files with Persian letters in SQL outside comments, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'backend/db/migrate.ts': 'It asks the database whether it reads Persian letters.',
};

const files = filesBelow(['backend/domains', 'backend/db/functions'], /\.sql$/);
const hasPersianLetter = (sql: string) => /(?=\p{Script=Arabic})\p{L}/u.test(sql.replace(/--.*$/gm, ''));

test('no SQL function has a sentence for the shopper; the messages come from TypeScript', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => hasPersianLetter(readText(file)))).toEqual([]);
});

/** The strings and templates of TypeScript that are SQL. */
const statementsIn = (code: string) =>
  (code.match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? []).filter((text) =>
    /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CASE WHEN|WHERE)\b/.test(text),
  );

test('no SQL in TypeScript has a sentence for the shopper either', () => {
  const found = filesBelow(['backend'], /\.ts$/).filter((file) =>
    statementsIn(readText(file)).some(hasPersianLetter),
  );
  expect(found).toEqual(Object.keys(allowed));
});

test('SQL is found among the texts of TypeScript', () => {
  expect(statementsIn("const text = `SELECT 'سفارش'`, other = 'سفارش';")).toEqual(["`SELECT 'سفارش'`"]);
});

test('a sentence is found in a string and not in a comment', () => {
  expect(hasPersianLetter(`SELECT 'سفارش ثبت شد'`)).toBe(true);
  expect(hasPersianLetter(`-- سفارش\nSELECT translate('1', '1', '۱')`)).toBe(false);
});
