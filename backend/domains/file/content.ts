import { refuse } from '@/backend/errors';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { messages } from './messages';
import { isPdf, refuseUnsafePdf } from './pdf';
import { isPicture, rewritePicture, rewritePublicPicture } from './picture';
import { acceptsPdf, isPublished } from './purposes';

/** Refuses a file by its first bytes, so that the rest need not be sent. Names and declared types count for nothing. @throws 400 */
export function refuseWrongStart(bytes: Buffer, purpose: FilePurpose): void {
  if (isPicture(bytes)) return;
  if (!acceptsPdf[purpose]) throw refuse(400, 'bad_input', messages.noPicture);
  if (!isPdf(bytes)) throw refuse(400, 'bad_input', messages.noPictureOrPdf);
}

/** Checks a whole file by its content and returns what is stored of it. @throws 400 */
export async function acceptContent(
  bytes: Buffer,
  purpose: FilePurpose,
): Promise<{ content: Buffer; contentType: StoredFile['contentType'] }> {
  refuseWrongStart(bytes, purpose);
  if (isPicture(bytes) && isPublished[purpose])
    return { content: await rewritePublicPicture(bytes), contentType: 'image/webp' };
  if (isPicture(bytes)) return { content: await rewritePicture(bytes), contentType: 'image/jpeg' };
  refuseUnsafePdf(bytes);
  return { content: bytes, contentType: 'application/pdf' };
}
