import { largestFile } from '@/contract/limits';
import type { DocumentState, RequestDocument } from '@/contract/planRequest';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatOneDecimal } from '@/utils/money';
import type { Tone } from '@/utils/tone';

/** Kinds of files that the browser offers for a document. The server decides by the content. */
export const acceptedDocuments = 'image/jpeg,image/png,image/webp,application/pdf';

const bytesPerMegabyte = 1024 * 1024;
const shapeText = `JPG، PNG، WebP یا PDF تا ${toPersianDigits(largestFile / bytesPerMegabyte)} مگابایت`;

/** «۲٫۷ مگابایت», or kilobytes for small files. */
export const fileSizeText = (bytes: number): string =>
  bytes < bytesPerMegabyte / 10
    ? `${formatNumber(Math.ceil(bytes / 1024))} کیلوبایت`
    : `${formatOneDecimal(bytes / bytesPerMegabyte)} مگابایت`;

/** State of a document in a short word. */
export const documentStates: Readonly<Record<DocumentState, { title: string; tone: Tone }>> = {
  missing: { title: 'فرستاده نشده', tone: 'plain' },
  given: { title: 'در بررسی', tone: 'info' },
  accepted: { title: 'تأیید', tone: 'success' },
  rejected: { title: 'رد شد', tone: 'danger' },
};

/** State of a document, or the form that it must have, in a sentence. */
export function documentText({ state, reason, hint, required, files }: RequestDocument): string {
  const count = `${formatNumber(files.length)} پرونده`;
  if (state === 'rejected') return `رد شد: ${reason ?? ''}`;
  if (state === 'accepted') return `پذیرفته شد، ${count}`;
  if (state === 'given') return `${count}، در صف بررسی`;
  return [required ? null : 'اختیاری', hint ?? shapeText].filter(Boolean).join('؛ ');
}
