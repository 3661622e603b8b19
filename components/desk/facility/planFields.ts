import { string } from 'yup';
import { parseWholeNumber, toLatinDigits, toPersianDigits } from '@/utils/digits';

/** A number with a fraction, in any digits; null when the text is none. */
export function parseFraction(typed: string): number | null {
  const text = toLatinDigits(typed).trim().replace('٫', '.').replace('/', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
export const writeFraction = (value: number) => toPersianDigits(String(value)).replace('.', '٫');
export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Kinds of plans whose form has the field. Elsewhere it is hidden, and what stands in it is not looked at. */
type Where = readonly string[];
const isShown = (where: Where | undefined, kind: unknown) =>
  where === undefined || where.includes(String(kind));

export const percent = string()
  .defined()
  .test('percent', 'درصد عددی از صفر تا ۱۰۰ است.', (typed) => {
    const value = parseFraction(typed);
    return value !== null && value <= 100;
  });
export const amount = string()
  .defined()
  .test('amount', 'مبلغ را به تومان وارد کنید.', (typed) => parseWholeNumber(typed) !== null);
/** A whole number in any digits. */
export const wholeNumber = (least: number, most: number, message: string, where?: Where) =>
  string()
    .defined()
    .test('whole', message, (typed, { parent }) => {
      const value = parseWholeNumber(typed);
      return !isShown(where, parent.kind) || (value !== null && value >= least && value <= most);
    });
/** A whole number, or nothing. */
export const optionalNumber = (most: number, message: string, where?: Where) =>
  string()
    .defined()
    .test(
      'optional',
      message,
      (typed, { parent }) =>
        !isShown(where, parent.kind) || typed.trim() === '' || (parseWholeNumber(typed) ?? most + 1) <= most,
    );
