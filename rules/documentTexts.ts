import type { ExaminedDocument } from '@/contract/document';
import { largestFile } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatOneDecimal } from '@/utils/money';

const bytesPerMegabyte = 1024 * 1024;
const shapeText = `JPG، PNG، WebP یا PDF تا ${toPersianDigits(largestFile / bytesPerMegabyte)} مگابایت`;

/** «۲٫۷ مگابایت», or kilobytes for small files. */
export const fileSizeText = (bytes: number): string =>
  bytes < bytesPerMegabyte / 10
    ? `${formatNumber(Math.ceil(bytes / 1024))} کیلوبایت`
    : `${formatOneDecimal(bytes / bytesPerMegabyte)} مگابایت`;

/** State of a document, or the form that it must have, in a sentence. */
export function documentText({ state, reason, hint, required, files }: ExaminedDocument): string {
  const count = `${formatNumber(files.length)} پرونده`;
  if (state === 'rejected') return `رد شد: ${reason ?? ''}`;
  if (state === 'accepted') return `پذیرفته شد، ${count}`;
  if (state === 'given') return `${count}، در صف بررسی`;
  return [required ? null : 'اختیاری', hint ?? shapeText].filter(Boolean).join('؛ ');
}
