import { TextKind } from '@/contract/textMessage';
import { countTextParts, fillText, findTemplateError, textTemplates } from '@/rules/textTemplates';

test.each(TextKind.enum)('the usual text of «%s» has what it needs and fits into two parts', (kind) => {
  const { text, samples } = textTemplates[kind];
  expect(findTemplateError(kind, text)).toBeNull();
  const filled = fillText(text, samples);
  expect(filled).not.toContain('{');
  expect(countTextParts(filled)).toBeLessThanOrEqual(2);
});

test('a Persian text has 70 letters in one part and 67 in each of several, a Latin one 160 and 153', () => {
  const parts = (letter: string, ...lengths: number[]) =>
    lengths.map((length) => countTextParts(letter.repeat(length)));
  expect(parts('پ', 1, 70, 71, 134, 135)).toEqual([1, 1, 2, 2, 3]);
  expect(parts('a', 160, 161, 306, 307)).toEqual([1, 2, 2, 3]);
});

test('a text without a needed placeholder, with an unknown one or without letters is refused', () => {
  expect(findTemplateError('policy', 'بیمه‌نامه {code}')).toBeNull();
  for (const text of ['بیمه‌نامه', 'بیمه‌نامه {code} {name}', '  ', 'بیمه‌نامه {code} {}'])
    expect(findTemplateError('policy', text)).not.toBeNull();
});
