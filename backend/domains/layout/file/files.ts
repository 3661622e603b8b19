import { Type } from 'typebox';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import { DeskRole } from '@/contract/desk/rights';
import { FilePurpose, StoredFile } from '@/contract/file';
import { filesSeenBy } from '@/rules/deskRights';
import { createLink, type FileLink } from './link';
import { messages } from './messages';
import { type FileOwner, guestViewer, isOwned, ownerValues } from './owner';

const { link: _link, ...fileFields } = StoredFile.properties;
/** A file as the database has it, without a link. */
export const FileRow = Type.Object(fileFields);
type FileRow = { id: string; contentType: StoredFile['contentType']; size: number };

const findFile = declareStatement({
  name: 'file',
  text: `SELECT id, content_type AS "contentType", size FROM stored_files
    WHERE id = $id::uuid AND (purpose = ANY ($purposes::text[]) OR ${isOwned})`,
  row: FileRow,
});
/** The viewer's right is checked again when a link is opened: a supervisor may have lost a right or been blocked since. */
const findForViewer = declareStatement({
  name: 'file_of_viewer',
  text: `SELECT f.id, f.content_type AS "contentType", f.size, f.purpose,
      coalesce(f.user_id = u.id, $viewer = ${guestViewer} AND f.user_id IS NULL) AS "isOwn",
      CASE WHEN u.blocked_at IS NULL AND u.role = 'supervisor' THEN u.desk_role END AS "deskRole"
    FROM stored_files f LEFT JOIN users u ON u.id = $viewer WHERE f.id = $id::uuid`,
  row: Type.Object({
    ...FileRow.properties,
    purpose: FilePurpose,
    isOwn: Type.Boolean(),
    deskRole: Nullable(DeskRole),
  }),
});
const noteView = declareStatement({
  name: 'file_view',
  text: 'INSERT INTO file_views (file_id, viewer_id, viewed_at) VALUES ($id::uuid, $viewer, $now)',
  row: noRow,
});
const removeUnused = declareStatement({
  name: 'file_remove',
  text: `WITH found AS (SELECT id, used_at FROM stored_files WHERE id = $id::uuid AND ${isOwned}),
      removed AS (DELETE FROM stored_files f USING found WHERE f.id = found.id AND f.used_at IS NULL RETURNING f.id),
      discarded AS (DELETE FROM file_uploads WHERE id = $id AND ${isOwned} RETURNING id)
    SELECT (SELECT id FROM removed) AS removed FROM found UNION ALL SELECT id FROM discarded`,
  row: Type.Object({ removed: Nullable(Type.String()) }),
});

/** Uploads that belong to nothing after a day. The deletion of their bytes is queued by a trigger. */
export const unusedFiles: CleanUp = {
  table: 'stored_files',
  isOld: `used_at IS NULL AND created_at < $1::timestamptz - interval '1 day'`,
};

/** Views of files are kept for two years. */
export const oldFileViews: CleanUp = {
  table: 'file_views',
  isOld: `viewed_at < $1::timestamptz - interval '2 years'`,
};

type LinkContext = {
  /** Key of the signature. */
  secret: string;
  /** Id of the customer or supervisor who gets the link; `guestViewer` for a guest. */
  viewer: number;
  now: number;
};

/** A file as the contract describes it, with a link that serves it to its viewer for ten minutes. */
export function withLink({ secret, viewer, now }: LinkContext, file: FileRow): StoredFile {
  const { id, contentType, size } = file;
  return { id, contentType, size, link: createLink(secret, { fileId: id, viewer }, now) };
}

/** The calls of customers about their files. */
export function filesOf({ db, now, files: { storage, secret } }: DomainParts) {
  return {
    /** A file of its owner, and for a supervisor a file of anybody that the role may see. @throws 404 */
    async find(owner: FileOwner, id: string): Promise<StoredFile> {
      const [row] = await db.query(findFile, {
        id,
        ...ownerValues(owner),
        purposes: filesSeenBy(owner.deskRole),
      });
      if (!row) throw refuse(404, 'not_found', messages.notFound);
      return withLink({ secret, viewer: owner.userId ?? guestViewer, now: now() }, row);
    },

    /** Deletes a file of its owner that belongs to nothing yet, or discards an upload of this id. @throws 404, 409 when it is used */
    async remove(owner: FileOwner, id: string): Promise<void> {
      const [row] = await db.query(removeUnused, { id, ...ownerValues(owner) });
      if (!row) throw refuse(404, 'not_found', messages.notFound);
      if (row.removed === null) throw refuse(409, 'conflict', messages.inUse);
    },

    /** The file of a link, with its bytes. The view is written down. @throws 404 when it is gone, or not for this viewer */
    async read({ fileId: id, viewer }: FileLink): Promise<{ file: FileRow; bytes: Buffer }> {
      const [found] = await db.query(findForViewer, { id, viewer });
      const isShown = found && (found.isOwn || filesSeenBy(found.deskRole).includes(found.purpose));
      const bytes = isShown ? await storage.get(id) : null;
      if (!found || !bytes) throw refuse(404, 'not_found', messages.notFound);
      await db.query(noteView, { id, viewer, now: isoNow({ now }) });
      return { file: found, bytes };
    },
  };
}
