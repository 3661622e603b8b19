import type { DocumentState } from '@/contract/document';
import type { Tone } from '@/utils/tone';

/** Kinds of files that the browser offers for a document. The server decides by the content. */
export const acceptedDocuments = 'image/jpeg,image/png,image/webp,application/pdf';

/** A state of a document: `title` where its examination is followed, `fieldTitle` beside the field that takes its files. */
export const documentStates: Readonly<
  Record<DocumentState, { title: string; fieldTitle: string; tone: Tone }>
> = {
  missing: { title: 'فرستاده نشده', fieldTitle: 'نرسیده', tone: 'plain' },
  given: { title: 'در بررسی', fieldTitle: 'رسید', tone: 'info' },
  accepted: { title: 'تأیید', fieldTitle: 'پذیرفته شد', tone: 'success' },
  rejected: { title: 'رد شد', fieldTitle: 'اصلاح لازم است', tone: 'danger' },
};
