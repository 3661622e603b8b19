import { inflateSync } from 'node:zlib';
import { refuse } from '@/backend/errors';
import { messages } from './messages';

/**
 * Names of a PDF that run code, start programs, carry other files, or hide everything else behind a password. They are long
 * enough not to occur in the bytes of a picture by chance.
 */
const activeNames = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|XFA|SubmitForm|ImportData|Encrypt)/;
/** Bytes that the packed objects of a document may have together. */
const mostUnpacked = 20 * 1024 * 1024;

export const isPdf = (bytes: Buffer) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

/**
 * Refuses a PDF that is cut off, has bytes after its end, or contains scripts, attachments or a password as far as that can
 * be seen without a PDF reader: names in plain text and in packed objects. @throws 400
 */
export function refuseUnsafePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  const isWhole =
    end > 0 && /^\s*$/.test(text.slice(end + 5)) && /startxref\s+\d+\s*$/.test(text.slice(0, end).slice(-64));
  if (!isWhole) throw refuse(400, 'bad_input', messages.brokenPdf);
  if (
    activeNames.test(readNames(text)) ||
    unpackedObjects(bytes, text).some((part) => activeNames.test(part))
  )
    throw refuse(400, 'bad_input', messages.activePdf);
}

/** A name may have its letters as hexadecimal escapes: `/J#61vaScript`. */
const readNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The texts of object streams, in which a document can pack its objects. @throws 400 for one that cannot be unpacked */
function unpackedObjects(bytes: Buffer, text: string): string[] {
  let left = mostUnpacked;
  return [...text.matchAll(/\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    const stop = text.indexOf('endstream', start);
    try {
      const part = inflateSync(bytes.subarray(start, stop), { maxOutputLength: left });
      left -= part.length;
      return readNames(part.toString('latin1'));
    } catch {
      throw refuse(400, 'bad_input', messages.brokenPdf);
    }
  });
}
