/** A file of an archive that is not unpacked yet. */
export type ZipEntry = {
  /** With its folders, as the archive has it. */
  name: string;
  /** Unpacks it. @throws WrongZip when it is damaged or larger than `most` bytes */
  read: (most: number) => Promise<Blob>;
};

/** A file that is no archive, or uses what this reader does not know, such as a password. */
export class WrongZip extends Error {}

/** Signatures and lengths of the format (APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16). */
const endOfDirectory = { mark: 0x06054b50, length: 22, longestComment: 0xffff };
const directoryHeader = { mark: 0x02014b50, length: 46 };
const localHeader = { mark: 0x04034b50, length: 30 };
const isEncrypted = 1;
const isUtf8 = 1 << 11;
const methods = { stored: 0, deflated: 8 };

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/**
 * The files of an archive, at most `most`. Reads only the directory at its end, so that a large archive is not in memory.
 * @throws WrongZip
 */
export async function readZip(archive: Blob, most: number): Promise<ZipEntry[]> {
  const tail = archive.slice(-(endOfDirectory.length + endOfDirectory.longestComment));
  const end = await viewOf(tail);
  let at = end.byteLength - endOfDirectory.length;
  while (at >= 0 && end.getUint32(at, true) !== endOfDirectory.mark) at -= 1;
  if (at < 0) throw new WrongZip();
  const count = end.getUint16(at + 10, true);
  const [length, start] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  const directory = await viewOf(archive.slice(start, start + length));
  const entries: ZipEntry[] = [];
  let place = 0;
  for (let index = 0; index < count && entries.length < most; index += 1) {
    if (place + directoryHeader.length > directory.byteLength) throw new WrongZip();
    if (directory.getUint32(place, true) !== directoryHeader.mark) throw new WrongZip();
    const field = (offset: number) => directory.getUint16(place + offset, true);
    const [flags, method, nameLength] = [field(8), field(10), field(28)];
    const [packed, offset] = [directory.getUint32(place + 20, true), directory.getUint32(place + 42, true)];
    const bytes = new Uint8Array(directory.buffer, place + directoryHeader.length, nameLength);
    const name = new TextDecoder(flags & isUtf8 ? 'utf-8' : 'latin1').decode(bytes);
    place += directoryHeader.length + nameLength + field(30) + field(32);
    if (flags & isEncrypted) throw new WrongZip();
    if (!name.endsWith('/'))
      entries.push({ name, read: (size) => unpack(archive, { offset, packed, method }, size) });
  }
  return entries;
}

type Place = { offset: number; packed: number; method: number };

async function unpack(archive: Blob, { offset, packed, method }: Place, most: number): Promise<Blob> {
  const head = await viewOf(archive.slice(offset, offset + localHeader.length));
  if (head.byteLength < localHeader.length || head.getUint32(0, true) !== localHeader.mark)
    throw new WrongZip();
  const start = offset + localHeader.length + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(start, start + packed);
  if (method === methods.stored) {
    if (packed > most) throw new WrongZip();
    return content;
  }
  if (method !== methods.deflated) throw new WrongZip();
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      // What was small and becomes large is not read to its end.
      if (size > most) throw new WrongZip();
      parts.push(part.value);
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    throw new WrongZip();
  }
  return new Blob(parts);
}
