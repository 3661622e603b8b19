import { refuse } from '@/backend/server/errors';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { messages } from './messages';
import { acceptsPdf, isPublished } from './purposes';
import type { FileReaders } from './readers';

/** Whether the first bytes are those of JPEG, PNG or WebP. */
function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp;
}

const isPdf = (bytes: Buffer) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

/** Refuses a file by its first bytes, so that the rest need not be sent. Names and declared types count for nothing. @throws 400 */
export function refuseWrongStart(bytes: Buffer, purpose: FilePurpose): void {
  if (isPicture(bytes)) return;
  if (!acceptsPdf[purpose]) throw refuse(400, 'bad_input', messages.noPicture);
  if (!isPdf(bytes)) throw refuse(400, 'bad_input', messages.noPictureOrPdf);
}

/**
 * Reads a whole file in another process and returns the content to store: pictures and documents are rewritten from what was read.
 * @param owner the customer or guest; the files of one owner are read one after the other @throws 400, 503
 */
export async function acceptContent(
  readers: FileReaders,
  owner: string,
  { bytes, purpose }: { bytes: Buffer; purpose: FilePurpose },
): Promise<{ content: Buffer; contentType: StoredFile['contentType'] }> {
  refuseWrongStart(bytes, purpose);
  const [kind, contentType] = !isPicture(bytes)
    ? (['pdf', 'application/pdf'] as const)
    : isPublished[purpose]
      ? (['publicPicture', 'image/webp'] as const)
      : (['photo', 'image/jpeg'] as const);
  const { content } = await readers.read(owner, { kind, bytes });
  return { content: Buffer.from(content), contentType };
}
