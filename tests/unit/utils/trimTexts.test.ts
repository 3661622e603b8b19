import fc from 'fast-check';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { TypedText } from '@/contract/common';
import { forAll } from '@/tests/support/forAll';
import { trimTexts } from '@/utils/trimTexts';

const schema = Type.Object({
  reason: TypedText(50),
  rows: Type.Array(Type.Union([Type.Object({ text: TypedText(50) }), Type.Null()])),
  code: Type.String(),
});
/** White space and invisible characters that a keyboard or a copied text leaves at the ends. */
const blanks = fc
  .array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200c', '\u200f', '\ufeff'), { maxLength: 4 })
  .map((signs) => signs.join(''));
const words = fc.constantFrom('دلیل', 'کالا موجود نیست', 'می‌رسد', 'a b');

test('typed texts are judged without the blanks around them, at every depth', () => {
  forAll(words, blanks, blanks, (text, before, after) => {
    const typed = before + text + after;
    const body = { reason: typed, rows: [{ text: typed }, null], code: typed };
    expect(trimTexts(schema, body)).toEqual({ reason: text, rows: [{ text }, null], code: typed });
  });
});

test('a text of blanks alone is refused', () => {
  forAll(blanks, (text) => {
    const body = trimTexts(schema, { reason: text, rows: [], code: '' });
    expect(Check(schema, body)).toBe(false);
  });
});

test('values that do not fit the schema stay as they are', () => {
  forAll(fc.anything(), (value) => {
    if (typeof value !== 'string') expect(trimTexts(schema.properties.reason, value)).toEqual(value);
  });
});
