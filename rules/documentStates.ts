import type { DocumentState } from '@/contract/document';
import type { Tone } from '@/utils/tone';

/** Kinds of files that the browser offers for a document. The server decides by the content. */
export const acceptedDocuments = 'image/jpeg,image/png,image/webp,application/pdf';

/** The states of a document where its examination is followed. */
export const documentStates: Readonly<Record<DocumentState, { title: string; tone: Tone }>> = {
  missing: { title: 'فرستاده نشده', tone: 'plain' },
  given: { title: 'در بررسی', tone: 'info' },
  accepted: { title: 'تأیید', tone: 'success' },
  rejected: { title: 'رد شد', tone: 'danger' },
};
