import { Type } from 'typebox';
import { anyRow, declareStatement, noRow, orderedValues } from '@/backend/db/statement';
import { openTestDatabase } from '@/tests/support/backend';

test('numbers named parameters, the same name with the same number', () => {
  const text = 'SELECT $from::int, $to::int WHERE $from < $to';
  const statement = declareStatement({ name: 'range', text, row: anyRow });
  expect(statement.text).toBe('SELECT $1::int, $2::int WHERE $1 < $2');
  expect(orderedValues(statement, { to: 2, from: 1 })).toEqual([1, 2]);
});

test('leaves numbered parameters and PostgreSQL casts as they are', () => {
  const text = `SELECT $1::text[], to_char(now(), 'HH24:MI')`;
  const statement = declareStatement({ name: 'numbered', text, row: anyRow });
  expect(statement.text).toBe(text);
  expect(orderedValues(statement, [['a']])).toEqual([['a']]);
});

test('refuses a value that is missing, undefined or of an unknown name', () => {
  const statement = declareStatement({ name: 'pair', text: 'SELECT $a::int, $b::int', row: anyRow });
  expect(() => orderedValues(statement, { a: 1 })).toThrow('lacks a value for $b');
  expect(() => orderedValues(statement, { a: 1, b: undefined })).toThrow('lacks a value for $b');
  expect(() => orderedValues(statement, { a: 1, b: null, c: 2 })).toThrow('has no parameter $c');
  expect(orderedValues(statement, { a: 1, b: null })).toEqual([1, null]);
});

test('tests refuse a row that is not as its statement declares', async () => {
  const { db, remove } = await openTestDatabase();
  const one = (row: Parameters<typeof declareStatement>[0]['row']) =>
    db.query(declareStatement({ name: '', text: 'SELECT 1 AS count', row }));
  await expect(one(Type.Object({ count: Type.Integer() }))).resolves.toEqual([{ count: 1 }]);
  await expect(one(Type.Object({ count: Type.String() }))).rejects.toThrow('not as declared');
  await expect(one(Type.Object({ total: Type.Integer() }))).rejects.toThrow('not as declared');
  await expect(one(noRow)).rejects.toThrow('not as declared');
  await db.close();
  await remove();
});
