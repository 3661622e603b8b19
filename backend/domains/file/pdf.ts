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
/** Object streams of a document. Programs write a hundred objects and more into each. */
const mostStreams = 2000;
/** Characters between the name of an object stream and its bytes. */
const longestHead = 400;

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

/**
 * The texts of object streams, in which a document can pack its objects. The work grows with the length of the document and no faster,
 * because the shop answers nobody meanwhile: it reads on from one end of a stream to the next, and counts the bytes that overlapping
 * streams unpack again. @throws 400 for one that cannot be unpacked, and for too many
 */
function unpackedObjects(bytes: Buffer, text: string): string[] {
  const parts: string[] = [];
  let lengthLeft = mostUnpacked;
  let bytesLeft = bytes.length;
  let named = Number.NEGATIVE_INFINITY;
  let stop = 0;
  for (const { index, 0: found } of text.matchAll(/\/ObjStm\b|stream\r?\n/g)) {
    if (found.startsWith('/')) {
      named = index;
      continue;
    }
    if (index - named > longestHead) continue;
    named = Number.NEGATIVE_INFINITY;
    const start = index + found.length;
    if (stop < start) stop = text.indexOf('endstream', start);
    if (stop < 0 || parts.length === mostStreams) throw refuse(400, 'bad_input', messages.brokenPdf);
    const { part, read } = unpack(bytes.subarray(start, stop), lengthLeft);
    lengthLeft -= part.length;
    bytesLeft -= read;
    if (bytesLeft < 0) throw refuse(400, 'bad_input', messages.brokenPdf);
    parts.push(readNames(part.toString('latin1')));
  }
  return parts;
}

/** @returns the unpacked bytes, and how many bytes were read for them @throws 400 */
function unpack(packed: Buffer, maxOutputLength: number): { part: Buffer; read: number } {
  try {
    // With `info` the answer has the engine too, which the types of Node do not say.
    const { buffer, engine }: { buffer: Buffer; engine: { bytesWritten: number } } = Object(
      inflateSync(packed, { maxOutputLength, info: true }),
    );
    return { part: buffer, read: engine.bytesWritten };
  } catch {
    throw refuse(400, 'bad_input', messages.brokenPdf);
  }
}
