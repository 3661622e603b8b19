import { randomUUID } from 'node:crypto';
import { partId } from '@/backend/adapters/storage/storage';
import { recordDeskChange } from '@/backend/desk/recordChange';
import type { CleanUp } from '@/backend/server/cleanUps';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import type {
  BeginImport,
  CatalogueImport,
  ImportError,
  ImportReport,
} from '@/contract/desk/catalogueImport';
import { uploadPart } from '@/contract/limits';
import { statements } from './importRows';
import { messages } from './messages';

/** Imports are kept for three months. The deletion of the parts of an unfinished one is queued by a trigger. */
export const oldImports: CleanUp = {
  table: 'catalogue_imports',
  isOld: `created_at < $1::timestamptz - interval '90 days'
    OR state IN ('uploading', 'checked') AND touched_at < $1::timestamptz - interval '7 days'`,
};

type Parts = Pick<DomainParts, 'db' | 'now'> & { files: Pick<DomainParts['files'], 'storage'> };

/** The calls of the desk about files of products. */
export function importsOf({ db, now, files: { storage } }: Parts) {
  const moment = () => new Date(now()).toISOString();

  async function find(id: string): Promise<CatalogueImport> {
    const [row] = await db.query(statements.find, { id });
    if (!row) throw refuse(404, 'not_found', messages.notFound);
    return row;
  }

  return {
    async begin(operator: number | null, { name, format, size }: BeginImport): Promise<CatalogueImport> {
      const values = { id: randomUUID(), operator, name, format, size, now: moment() };
      const [row] = await db.query(statements.begin, values);
      if (!row) throw new Error('The import was not inserted.');
      return row;
    },

    /**
     * Takes the part at `offset`. One that has arrived before is not stored. The last one begins the dry run.
     * @param readBytes reads the body of the request
     * @throws 400 for a part of the wrong length, 404, 409 when a part before it is missing
     */
    async addPart(id: string, offset: number, readBytes: () => Promise<Buffer>): Promise<CatalogueImport> {
      const found = await find(id);
      if (found.state !== 'uploading' || offset < found.offset) return found;
      if (offset !== found.offset) throw refuse(409, 'conflict', messages.partMissing);
      const bytes = await readBytes();
      if (bytes.length !== Math.min(uploadPart, found.size - offset))
        throw refuse(400, 'bad_input', messages.partBroken);
      const part = offset / uploadPart;
      // The count locks the import until the bytes are stored, so that a repeated part, which may have other bytes, is not stored
      // over one that was counted and perhaps checked already.
      await db.transaction(async (queries) => {
        const [counted] = await queries.query(statements.countPart, { id, part, now: moment() });
        if (counted) await storage.put(partId(id, part), bytes);
      });
      return find(id);
    },

    list: () => db.query(statements.list),

    /** An import with its first errors. @throws 404 */
    async read(id: string): Promise<ImportReport> {
      return { ...(await find(id)), errors: await db.query(statements.errors, { id }) };
    },

    /** All errors of the newest run, in the order of the lines. @throws 404 */
    async readErrors(id: string): Promise<AsyncGenerator<ImportError>> {
      await find(id);
      return (async function* () {
        for (let last: Pick<ImportError, 'line' | 'field'> = { line: 0, field: '' }; ; ) {
          const rows = await db.query(statements.errorsAfter, { id, line: last.line, field: last.field });
          yield* rows;
          const end = rows.at(-1);
          if (!end) return;
          last = end;
        }
      })();
    },

    /** Begins the real run. @throws 404, 409 unless the dry run has ended and the operator has not decided yet */
    async start(id: string): Promise<CatalogueImport> {
      await find(id);
      const [started] = await db.query(statements.start, { id, now: moment() });
      if (!started) throw refuse(409, 'conflict', messages.notChecked);
      return find(id);
    },

    /** Ends an import. Lines that the real run has done stay. @throws 404, 409 when it has ended already */
    async cancel(operator: number | null, id: string): Promise<CatalogueImport> {
      await db.transaction(async (queries) => {
        const [before] = await queries.query(statements.lock, { id });
        if (!before) throw refuse(404, 'not_found', messages.notFound);
        const [row] = await queries.query(statements.cancel, { id, now: moment() });
        if (!row) throw refuse(409, 'conflict', messages.over);
        if (before.state !== 'running') return;
        const { name, lineDone, created, changed } = row;
        const record = { operator, area: 'import', subject: id, action: 'cancel', before: null };
        await recordDeskChange(
          { db: queries, now },
          { ...record, after: { name, lineDone, created, changed } },
        );
      });
      return find(id);
    },
  };
}
