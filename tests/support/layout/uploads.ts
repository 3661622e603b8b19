import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { FilePurpose, StoredFile, Upload } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import type { asCustomer } from '@/tests/support/customer';

/** A picture of one colour with the notes of a camera. */
export const aPhoto = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' } })
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .toFormat(format)
    .toBuffer();

/** A PDF of one empty page. @param extra objects or other text before the end @param catalog further entries of its root */
export function aPdf(extra = '', catalog = ''): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[8 0 R]/Count 1>>endobj
8 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n${extra}`;
  return Buffer.from(
    `${body}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The pages of a PDF, and all its texts in unpacked form. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const document = await PDFDocument.load(bytes);
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  return { pages: document.getPageCount(), text: objects.join('\n') };
}

type Packing = { type?: string; head?: string; pack?: (bytes: Buffer) => Buffer };

/** An object stream that packs these objects. @param packing another spelling of its type, and another way to pack */
export function packObject(
  objects: string | string[],
  { type = '/ObjStm', head = '', pack }: Packing = {},
): string {
  const texts = [objects].flat();
  let offset = 0;
  const places = texts.map((text, place) => {
    const found = `${20 + place} ${offset}`;
    offset += text.length + 1;
    return found;
  });
  const index = `${places.join(' ')} `;
  const packed = deflateSync((pack ?? ((bytes) => bytes))(Buffer.from(index + texts.join(' ')))).toString(
    'latin1',
  );
  return `9 0 obj<</Type${type}/N ${texts.length}/First ${index.length}/Filter/FlateDecode${head}/Length ${packed.length}>>stream\n${packed}\nendstream endobj`;
}

type Caller = Pick<ReturnType<typeof asCustomer>, 'post' | 'send'>;

/** Uploads a file part by part, as the storefront does. @returns the refusal, or the answer to the last part */
export async function uploadTo(call: Caller, purpose: FilePurpose, bytes: Uint8Array) {
  const begun = await call.post<Upload>('/user/uploads', { purpose, size: bytes.length });
  if (begun.status !== 200) return begun;
  for (let offset = 0; ; offset += uploadPart) {
    const part = Buffer.from(bytes.subarray(offset, offset + uploadPart));
    const answer = await call.send<Upload>(`/user/uploads/${begun.data.id}?offset=${offset}`, part);
    if (answer.status !== 200 || answer.data.file) return answer;
  }
}

/** Uploads a file that is accepted. */
export async function storeFile(call: Caller, purpose: FilePurpose, bytes: Uint8Array): Promise<StoredFile> {
  const { data, message } = await uploadTo(call, purpose, bytes);
  if (!data?.file) throw new Error(`The file was refused: ${message}`);
  return data.file;
}

/** A PNG of a few bytes that says it has 30,000 × 30,000 pixels. */
export function aPictureBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(90_001))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small photo as the storefront sends it. */
export const aPhotoDataUrl = async () => `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
