import fc from 'fast-check';
import { forAll } from '@/tests/support/forAll';
import { foldText, removeSpaces, switchKeyboardLayout } from '@/utils/searchFold';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const persianText = fc.string({
  unit: fc.constantFrom(...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئؤأإءًَُِّْٰـيكىة‌ ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩0123456789azAZ'),
});

test('folding a folded text changes nothing', () => {
  forAll(fc.oneof(anyText, persianText), (text) => foldText(foldText(text)) === foldText(text));
});

test('a folded text holds only letters, figures and single spaces between them', () => {
  forAll(fc.oneof(anyText, persianText), (text) => {
    expect(foldText(text)).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
  });
});

test('a text with ZWNJ, spaces or neither between its words has one compact form', () => {
  const words = fc.array(fc.stringMatching(/^[آ-ی]{1,8}$/), { minLength: 1, maxLength: 5 });
  forAll(words, (parts) => {
    const [joined, apart, together] = ['\u200c', ' ', ''].map((glue) =>
      removeSpaces(foldText(parts.join(glue))),
    );
    expect(joined).toBe(together);
    expect(apart).toBe(together);
  });
});

test('figures in Persian, Arabic and Latin digits are equal', () => {
  forAll(fc.nat(), (number) => {
    const latin = String(number);
    const shift = (zero: number) =>
      latin.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    expect(foldText(shift(0x6f0))).toBe(latin);
    expect(foldText(shift(0x660))).toBe(latin);
  });
});

test.each([
  ['Arabic letters', 'كيبورد گيمينگ', 'کیبورد گیمینگ'],
  ['alef with madda', 'آيفون', 'ایفون'],
  ['hamza on its seats', 'مؤلفهٔ شیائومی', 'مولفه شیایومی'],
  ['harakat and tatweel', 'لاجیتِکـــ', 'لاجیتک'],
  ['presentation forms', 'ﻋﻠﻲ', 'علی'],
  ['capitals and accents', 'RØDE Pokémon', 'rode pokemon'],
  ['ZWNJ and punctuation', 'لپ‌تاپ، «گیمینگ»', 'لپ تاپ گیمینگ'],
  ['signs of LIKE and tsquery', "100% a_b 'c' & !d:*", '100 a b c d'],
  ['NUL and a lone surrogate', 'a\u0000b\ud800c', 'a b c'],
])('%s fold to plain letters', (_name, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['سامسونگ', "shls,k'"],
  ['هدفون', 'int,k'],
  ['پاوربانک', 'mh,vfhk;'],
  ['iphone', 'هحاخدث'],
  ['galaxy s25', 'لشمشطغ س۲۵'],
])('recognises %s typed on the other keyboard', (meant, typed) => {
  expect(foldText(switchKeyboardLayout(typed))).toBe(meant);
});

test('switching the keyboard never throws and keeps characters without a key', () => {
  forAll(anyText, (text) => typeof switchKeyboardLayout(text) === 'string');
  expect(switchKeyboardLayout('25')).toBe('25');
});
