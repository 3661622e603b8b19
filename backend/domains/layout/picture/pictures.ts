import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { Caller } from '@/backend/server/callers';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import type { PublishPicture, ShopPicture } from '@/contract/desk/picture';
import { normalizePictureName, pictureAddress } from '@/utils/pictureAddress';
import { messages } from './messages';

const PictureRow = Type.Object({ id: Type.String(), width: Type.Integer(), height: Type.Integer() });

/** A known picture is kept for another day, in which the operator saves what shows it. */
const findUpload = declareStatement({
  name: 'picture_upload',
  text: `WITH upload AS (
      SELECT f.sha256 FROM stored_files f WHERE f.id = $id::uuid AND f.user_id = $operator AND f.purpose = 'shop'
    ), known AS (
      UPDATE shop_pictures p SET unused_since = NULL FROM upload u WHERE p.sha256 = u.sha256 RETURNING p.id, p.width, p.height
    )
    SELECT u.sha256, (SELECT json_build_object('id', k.id, 'width', k.width, 'height', k.height) FROM known k) AS known FROM upload u`,
  row: Type.Object({ sha256: Type.String(), known: Nullable(PictureRow) }),
});
/** Two uploads of the same picture at once make one row. */
const insert = declareStatement({
  name: 'picture_insert',
  text: `INSERT INTO shop_pictures (id, sha256, width, height, size, created_at)
    VALUES ($id::uuid, $sha256, $width, $height, $size, $now)
    ON CONFLICT (sha256) DO UPDATE SET unused_since = NULL RETURNING id, width, height`,
  row: PictureRow,
});
const rename = declareStatement({
  name: 'picture_name',
  text: `INSERT INTO picture_names (name, picture_id) VALUES ($name, $picture::uuid)
    ON CONFLICT (name) DO UPDATE SET picture_id = excluded.picture_id`,
  row: noRow,
});
const dropUpload = declareStatement({
  name: 'picture_upload_drop',
  text: 'DELETE FROM stored_files WHERE id = $id::uuid AND user_id = $operator',
  row: noRow,
});
const findPicture = declareStatement({
  name: 'picture',
  text: `SELECT true AS "isForever" FROM shop_pictures WHERE id = $id::uuid
    UNION ALL SELECT false FROM review_pictures p JOIN reviews r ON r.id = p.review_id AND r.state = 'published'
    WHERE p.file_id = $id::uuid`,
  row: Type.Object({ isForever: Type.Boolean() }),
});

/** The calls about pictures of the shop. */
export function picturesOf({
  db,
  now,
  files: { storage, readers },
}: Pick<DomainParts, 'db' | 'now' | 'files'>) {
  return {
    /**
     * Publishes an upload of the caller. The same picture again gets the address of the first one. @param name of its file, by which
     * files of products name it @throws 404
     */
    async publish(
      { userId: operator }: Pick<Caller, 'userId'>,
      { fileId, name }: PublishPicture,
    ): Promise<ShopPicture> {
      const [upload] = await db.query(findUpload, { id: fileId, operator });
      if (!upload) throw refuse(404, 'not_found', messages.uploadGone);
      const picture = upload.known ?? (await storePicture(operator, fileId, upload.sha256));
      if (name !== undefined)
        await db.query(rename, { name: normalizePictureName(name), picture: picture.id });
      await db.query(dropUpload, { id: fileId, operator });
      return { imageUrl: pictureAddress(picture.id), width: picture.width, height: picture.height };
    },

    /**
     * The bytes of a picture of the shop or of a published review, a WebP. A review may be withdrawn, so that its pictures are
     * not for ever. @throws 404
     */
    async read(id: string): Promise<{ bytes: Buffer; isForever: boolean }> {
      const [known] = await db.query(findPicture, { id });
      const bytes = known ? await storage.get(id) : null;
      if (!known || !bytes) throw refuse(404, 'not_found', messages.notFound);
      return { bytes, isForever: known.isForever };
    },
  };

  async function storePicture(operator: number, fileId: string, sha256: string) {
    const bytes = await storage.get(fileId);
    if (!bytes) throw refuse(404, 'not_found', messages.uploadGone);
    const { width, height } = await readers.read(String(operator), { kind: 'measure', bytes });
    const id = randomUUID();
    await storage.put(id, bytes);
    const values = { id, sha256, width, height, size: bytes.length, now: isoNow({ now }) };
    const [row] = await db.query(insert, values);
    if (!row) throw new Error('The picture was not inserted.');
    if (row.id !== id) await storage.delete(id);
    return row;
  }
}
