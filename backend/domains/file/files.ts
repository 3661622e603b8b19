import { createHash, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Caller } from '@/backend/callers';
import type { CleanUp } from '@/backend/cleanUps';
import { declareStatement } from '@/backend/db/statement';
import { refuse, TooSoon } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { Nullable } from '@/contract/common';
import { type FilePurpose, StoredFile } from '@/contract/file';
import { mostUnusedFiles } from '@/contract/limits';
import { createLink } from './link';
import { messages } from './messages';
import { isPdf, refuseUnsafePdf } from './pdf';
import { isPicture, rewritePicture } from './picture';
import { acceptsPdf } from './purposes';

/** Uploads of a customer in an hour, refused ones included, because decoding a picture costs time. */
const uploadsPerHour = 60;
const hourMs = 3_600_000;

const { link: _link, ...fileFields } = StoredFile.properties;
const FileRow = Type.Object(fileFields);
type FileRow = { id: string; contentType: StoredFile['contentType']; size: number };

const addFile = declareStatement({
  name: 'file_add',
  text: `SELECT outcome FROM add_file($id::uuid, $customer, $purpose, $contentType, $size, $sha256, ${mostUnusedFiles}, $now)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'too_many']) }),
});
const findFile = declareStatement({
  name: 'file',
  text: `SELECT id, content_type AS "contentType", size FROM stored_files
    WHERE id = $id::uuid AND ($customer::integer IS NULL OR user_id = $customer)`,
  row: FileRow,
});
const removeUnused = declareStatement({
  name: 'file_remove',
  text: `WITH found AS (SELECT id, used_at FROM stored_files WHERE id = $id::uuid AND user_id = $customer),
      removed AS (DELETE FROM stored_files f USING found WHERE f.id = found.id AND f.used_at IS NULL RETURNING f.id)
    SELECT (SELECT id FROM removed) AS removed FROM found`,
  row: Type.Object({ removed: Nullable(Type.String()) }),
});

/** Uploads that belong to nothing after a day. The deletion of their bytes is queued by a trigger. */
export const unusedFiles: CleanUp = {
  table: 'stored_files',
  isOld: `used_at IS NULL AND created_at < $1::timestamptz - interval '1 day'`,
};

/** Checks an upload by its content and returns what is stored of it. @throws 400 */
async function acceptContent(
  bytes: Buffer,
  purpose: FilePurpose,
): Promise<{ content: Buffer; contentType: StoredFile['contentType'] }> {
  if (isPicture(bytes)) return { content: await rewritePicture(bytes), contentType: 'image/jpeg' };
  if (!acceptsPdf[purpose]) throw refuse(400, 'bad_input', messages.noPicture);
  if (!isPdf(bytes)) throw refuse(400, 'bad_input', messages.noPictureOrPdf);
  refuseUnsafePdf(bytes);
  return { content: bytes, contentType: 'application/pdf' };
}

/** A file as the contract describes it, with a link that serves it for ten minutes. */
export function withLink({ secret, now }: { secret: string; now: number }, file: FileRow): StoredFile {
  const { id, contentType, size } = file;
  return { id, contentType, size, link: createLink(secret, id, now) };
}

/** The calls of customers about their files. */
export function filesOf({ db, now, files: { storage, secret, limiter } }: DomainParts) {
  return {
    /** Counts an upload before its bytes are read. @throws 429 */
    async countUpload({ userId }: Caller): Promise<void> {
      const wait = await limiter.take(`upload:${userId}`, uploadsPerHour, hourMs);
      if (wait > 0) throw new TooSoon(wait);
    },

    /** Stores an upload. @throws 400 for unacceptable content, 409 when too many files belong to nothing */
    async add({ userId }: Caller, purpose: FilePurpose, bytes: Buffer): Promise<StoredFile> {
      const { content, contentType } = await acceptContent(bytes, purpose);
      const id = randomUUID();
      const [row] = await db.query(addFile, {
        id,
        customer: userId,
        purpose,
        contentType,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        now: new Date(now()).toISOString(),
      });
      if (row?.outcome !== 'done') throw refuse(409, 'conflict', messages.tooManyUnused);
      try {
        await storage.put(id, content);
      } catch (error) {
        await db.query(removeUnused, { id, customer: userId });
        throw error;
      }
      return withLink({ secret, now: now() }, { id, contentType, size: content.length });
    },

    /** A file of the caller, and for a supervisor a file of anybody. @throws 404 */
    async find({ userId, role }: Caller, id: string): Promise<StoredFile> {
      const [row] = await db.query(findFile, { id, customer: role === 'supervisor' ? null : userId });
      if (!row) throw refuse(404, 'not_found', messages.notFound);
      return withLink({ secret, now: now() }, row);
    },

    /** Deletes a file of the caller that belongs to nothing yet. @throws 404, 409 when it is used */
    async remove({ userId }: Caller, id: string): Promise<void> {
      const [row] = await db.query(removeUnused, { id, customer: userId });
      if (!row) throw refuse(404, 'not_found', messages.notFound);
      if (row.removed === null) throw refuse(409, 'conflict', messages.inUse);
    },

    /** The file of a link, with its bytes. @throws 404 when it is gone */
    async read(fileId: string): Promise<{ file: FileRow; bytes: Buffer }> {
      const [file] = await db.query(findFile, { id: fileId, customer: null });
      const bytes = file ? await storage.get(fileId) : null;
      if (!file || !bytes) throw refuse(404, 'not_found', messages.notFound);
      return { file, bytes };
    },
  };
}
