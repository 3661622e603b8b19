import { createHash, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { partId } from '@/backend/adapters/storage/storage';
import { anyRow, declareStatement } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import { Refusal, refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { type BeginUpload, FilePurpose, type Upload } from '@/contract/file';
import { largestFile, mostUnusedFiles, uploadPart } from '@/contract/limits';
import { filesSeenBy } from '@/rules/deskRights';
import { hourMs } from '@/utils/timeUnits';
import { acceptContent, refuseWrongStart } from './content';
import type { filesOf } from './files';
import { messages } from './messages';
import { type FileOwner, isOwned, nameOwner, ownerValues } from './owner';

/** Uploads of a customer in an hour, refused ones included, because decoding a picture costs time. */
const uploadsPerHour = 60;
/** Uploads of a supervisor in an hour: a shop that opens brings hundreds of pictures. */
const shopUploadsPerHour = 2000;
/** Uploads of a guest in an hour. The caller also limits them by address, because a guest may take a new key. */
const guestUploadsPerHour = 12;

const begin = declareStatement({
  name: 'upload_begin',
  text: `SELECT outcome FROM begin_upload($id::uuid, $customer, $guest, $purpose, $size, ${mostUnusedFiles}, $now)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'too_many']) }),
});
const find = declareStatement({
  name: 'upload',
  text: `SELECT purpose, size, parts FROM file_uploads WHERE id = $id::uuid AND ${isOwned}`,
  row: Type.Object({ purpose: FilePurpose, size: Type.Integer(), parts: Type.Integer() }),
});
const countPart = declareStatement({
  name: 'upload_part',
  text: `UPDATE file_uploads SET parts = parts + 1, touched_at = $now
    WHERE id = $id::uuid AND ${isOwned} AND parts = $part RETURNING 1`,
  row: anyRow,
});
const finish = declareStatement({
  name: 'upload_finish',
  text: 'SELECT outcome FROM finish_upload($id::uuid, $customer, $guest, $contentType, $size, $sha256, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'gone']) }),
});
const remove = declareStatement({
  name: 'upload_remove',
  text: `DELETE FROM file_uploads WHERE id = $id::uuid AND ${isOwned} RETURNING 1`,
  row: anyRow,
});

/** Uploads that were not completed within a day. The deletion of their parts is queued by a trigger. */
export const oldUploads: CleanUp = {
  table: 'file_uploads',
  isOld: `created_at < $1::timestamptz - interval '1 day'`,
};

type Place = { id: string; offset: number };

/** The calls by which customers, and guests for their conversation, upload a file part by part. */
export function uploadsOf(
  { db, now, files: { storage, limiter, readers } }: DomainParts,
  files: Pick<ReturnType<typeof filesOf>, 'find'>,
) {
  const moment = () => isoNow({ now });

  /** The parts that arrived before the last one. @throws Error when the storage has lost one */
  async function readParts(id: string, count: number): Promise<Buffer[]> {
    const parts: Buffer[] = [];
    for (let part = 0; part < count; part += 1) {
      const bytes = await storage.get(partId(id, part));
      if (!bytes) throw new Error(`The storage has lost part ${part} of the upload ${id}.`);
      parts.push(bytes);
    }
    return parts;
  }

  /** Checks the whole file and stores it. A refused one is discarded with all its parts. @throws 400, 404, 503 */
  async function complete(
    caller: FileOwner,
    id: string,
    purpose: FilePurpose,
    bytes: Buffer,
  ): Promise<Upload> {
    const { content, contentType } = await acceptContent(readers, nameOwner(caller), { bytes, purpose });
    await storage.put(id, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const values = { id, ...ownerValues(caller), contentType, size: content.length, sha256, now: moment() };
    const [row] = await db.query(finish, values);
    if (row?.outcome !== 'done') {
      await storage.delete(id);
      throw refuse(404, 'not_found', messages.uploadGone);
    }
    return { id, offset: content.length, file: await files.find(caller, id) };
  }

  async function keepPart(caller: FileOwner, id: string, part: number, bytes: Buffer): Promise<Upload> {
    await storage.put(partId(id, part), bytes);
    const [counted] = await db.query(countPart, { id, ...ownerValues(caller), part, now: moment() });
    if (counted) return { id, offset: (part + 1) * uploadPart, file: null };
    const [row] = await db.query(find, { id, ...ownerValues(caller) });
    // The upload was discarded while the part was stored.
    if (!row) await storage.delete(partId(id, part));
    return read(caller, id);
  }

  /** Offset of the next part of an upload of the caller, or its file when it is complete. @throws 404 */
  async function read(caller: FileOwner, id: string): Promise<Upload> {
    const [row] = await db.query(find, { id, ...ownerValues(caller) });
    if (row) return { id, offset: row.parts * uploadPart, file: null };
    const file = await files.find({ ...caller, deskRole: null }, id).catch((error: unknown) => {
      throw error instanceof Refusal ? refuse(404, 'not_found', messages.uploadGone) : error;
    });
    return { id, offset: file.size, file };
  }

  return {
    read,

    /** @throws 400 for an empty file, 403 for a picture of the shop from a customer, 409 when too many files belong to nothing, 413, 429 */
    async begin(owner: FileOwner, { purpose, size }: BeginUpload): Promise<Upload> {
      if (size === 0) throw refuse(400, 'bad_input', messages.empty);
      if (size > largestFile) throw refuse(413, 'too_large', messages.tooLarge);
      const isSupervisor = filesSeenBy(owner.deskRole).includes('shop');
      if (purpose === 'shop' && !isSupervisor) throw refuse(403, 'forbidden', messages.supervisorOnly);
      const isGuest = owner.userId === null;
      const most = isSupervisor ? shopUploadsPerHour : isGuest ? guestUploadsPerHour : uploadsPerHour;
      const wait = await limiter.take(`upload:${nameOwner(owner)}`, most, hourMs);
      if (wait > 0) throw new TooSoon(wait);
      const id = randomUUID();
      const [row] = await db.query(begin, { id, ...ownerValues(owner), purpose, size, now: moment() });
      if (row?.outcome !== 'done') throw refuse(409, 'conflict', messages.tooManyUnused);
      return { id, offset: 0, file: null };
    },

    /**
     * Takes the part at `offset`. One that has arrived before is not read. Wrong content discards the upload.
     * @param readBytes reads the body of the request
     * @throws 400 for wrong content or a part of the wrong length, 404, 409 when a part before it is missing, 503 when too many files wait to
     * be read: then the last part can be sent again
     */
    async addPart(
      caller: FileOwner,
      { id, offset }: Place,
      readBytes: () => Promise<Buffer>,
    ): Promise<Upload> {
      const [row] = await db.query(find, { id, ...ownerValues(caller) });
      const part = offset / uploadPart;
      if (!row || part < row.parts) return read(caller, id);
      if (part !== row.parts) throw refuse(409, 'conflict', messages.partMissing);
      const bytes = await readBytes();
      const isLast = row.size - offset <= uploadPart;
      if (bytes.length !== Math.min(uploadPart, row.size - offset))
        throw refuse(400, 'bad_input', messages.partBroken);
      try {
        if (part === 0) refuseWrongStart(bytes, row.purpose);
        if (!isLast) return await keepPart(caller, id, part, bytes);
        const whole = Buffer.concat([...(await readParts(id, part)), bytes]);
        return await complete(caller, id, row.purpose, whole);
      } catch (error) {
        if (error instanceof Refusal && error.statusCode < 500)
          await db.query(remove, { id, ...ownerValues(caller) });
        throw error;
      }
    },
  };
}
