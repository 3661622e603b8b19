import { Type } from 'typebox';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { CatalogueImport, ImportError, ImportFormat, ImportState } from '@/contract/desk/catalogueImport';
import { mostListedImportErrors, uploadPart } from '@/contract/limits';

const fields = `i.id::text AS id, i.name, i.format, i.size, least(i.size, i.parts::bigint * ${uploadPart}) AS offset, i.state, i.lines,
  i.line_done AS "lineDone", i.created, i.changed, i.unchanged, i.refused, i.new_products AS "newProducts",
  i.changed_products AS "changedProducts", i.failure, iso(i.created_at) AS "createdAt", iso(i.ended_at) AS "endedAt"`;

const mostListed = 20;
/** The pause after the first failure of an import; each further one doubles it. */
const firstPauseSeconds = 30;

/** The statements about imports of products. */
export const statements = {
  begin: declareStatement({
    name: 'import_begin',
    text: `INSERT INTO catalogue_imports AS i (id, operator_id, name, format, size, state, created_at, touched_at)
      VALUES ($id::uuid, $operator, $name, $format, $size, 'uploading', $now, $now) RETURNING ${fields}`,
    row: CatalogueImport,
  }),
  find: declareStatement({
    name: 'import',
    text: `SELECT ${fields} FROM catalogue_imports i WHERE i.id = $id::uuid`,
    row: CatalogueImport,
  }),
  /** Locks an import, so that its state stays until the end of the transaction. */
  lock: declareStatement({
    name: 'import_lock',
    text: 'SELECT state FROM catalogue_imports WHERE id = $id::uuid FOR UPDATE',
    row: Type.Object({ state: ImportState }),
  }),
  list: declareStatement({
    name: 'imports',
    text: `SELECT ${fields} FROM catalogue_imports i ORDER BY i.created_at DESC LIMIT ${mostListed}`,
    row: CatalogueImport,
  }),
  errors: declareStatement({
    name: 'import_errors',
    text: `SELECT line, field, message FROM catalogue_import_errors WHERE import_id = $id::uuid
      ORDER BY line, field LIMIT ${mostListedImportErrors}`,
    row: ImportError,
  }),
  errorsAfter: declareStatement({
    name: 'import_errors_after',
    text: `SELECT line, field, message FROM catalogue_import_errors
      WHERE import_id = $id::uuid AND (line, field) > ($line::int, $field::text) ORDER BY line, field LIMIT 1000`,
    row: ImportError,
  }),
  /** The last part begins the dry run. */
  countPart: declareStatement({
    name: 'import_part',
    text: `UPDATE catalogue_imports SET parts = parts + 1, touched_at = $now,
        state = CASE WHEN (parts + 1)::bigint * ${uploadPart} >= size THEN 'checking' ELSE state END
      WHERE id = $id::uuid AND state = 'uploading' AND parts = $part RETURNING 1`,
    row: anyRow,
  }),
  start: declareStatement({
    name: 'import_start',
    text: `WITH started AS (
        UPDATE catalogue_imports SET state = 'running', line_done = 0, created = 0, changed = 0, unchanged = 0, refused = 0,
          new_products = 0, changed_products = 0, tries = 0, next_try_at = NULL, touched_at = $now
        WHERE id = $id::uuid AND state = 'checked' RETURNING id
      ), cleared AS (DELETE FROM catalogue_import_errors e USING started s WHERE e.import_id = s.id)
      SELECT 1 FROM started`,
    row: anyRow,
  }),
  cancel: declareStatement({
    name: 'import_cancel',
    text: `UPDATE catalogue_imports SET state = 'cancelled', ended_at = $now
      WHERE id = $id::uuid AND state IN ('uploading', 'checking', 'checked', 'running')
      RETURNING name, line_done AS "lineDone", created, changed, checked`,
    row: Type.Object({
      name: Type.String(),
      lineDone: Type.Integer(),
      created: Type.Integer(),
      changed: Type.Integer(),
      checked: Type.Boolean(),
    }),
  }),
  due: declareStatement({
    name: 'import_due',
    text: `SELECT id::text AS id, operator_id AS operator, name, format, parts, state, line_done AS "lineDone" FROM catalogue_imports
      WHERE state IN ('checking', 'running') AND (next_try_at IS NULL OR next_try_at <= $now::timestamptz)
      ORDER BY created_at LIMIT 1`,
    row: Type.Object({
      id: Type.String(),
      operator: Type.Union([Type.Integer(), Type.Null()]),
      name: Type.String(),
      format: ImportFormat,
      parts: Type.Integer(),
      state: ImportState,
      lineDone: Type.Integer(),
    }),
  }),
  /** Nothing is noted when another process has noted these lines, or when the import was cancelled. */
  note: declareStatement({
    name: 'import_note',
    text: `UPDATE catalogue_imports SET line_done = $lineDone, created = created + $created, changed = changed + $changed,
        unchanged = unchanged + $unchanged, refused = refused + $refused, new_products = new_products + $newProducts,
        changed_products = changed_products + $changedProducts, tries = 0, next_try_at = NULL, touched_at = $now
      WHERE id = $id::uuid AND state = $state AND line_done = $before RETURNING 1`,
    row: anyRow,
  }),
  addErrors: declareStatement({
    name: 'import_errors_add',
    text: `INSERT INTO catalogue_import_errors (import_id, line, field, message)
      SELECT $id::uuid, line, field, message FROM jsonb_to_recordset($errors::jsonb) AS e (line int, field text, message text)
      ON CONFLICT DO NOTHING`,
    row: noRow,
  }),
  finishCheck: declareStatement({
    name: 'import_checked',
    text: `UPDATE catalogue_imports SET state = 'checked', checked = true, lines = line_done, touched_at = $now
      WHERE id = $id::uuid AND state = 'checking'`,
    row: noRow,
  }),
  finish: declareStatement({
    name: 'import_done',
    text: `UPDATE catalogue_imports SET state = 'done', ended_at = $now WHERE id = $id::uuid AND state = 'running'
      RETURNING json_build_object('name', name, 'lines', lines, 'created', created, 'changed', changed, 'unchanged', unchanged,
        'refused', refused, 'newProducts', new_products, 'changedProducts', changed_products) AS counts`,
    row: Type.Object({ counts: Type.Object({}, { additionalProperties: true }) }),
  }),
  /** Counts a failure that is no fault of the file, and waits longer after each. */
  countFailure: declareStatement({
    name: 'import_try_failed',
    text: `UPDATE catalogue_imports SET tries = tries + 1,
        next_try_at = $now::timestamptz + ${firstPauseSeconds} * 2 ^ tries * interval '1 second'
      WHERE id = $id::uuid AND state = $state RETURNING tries`,
    row: Type.Object({ tries: Type.Integer() }),
  }),
  fail: declareStatement({
    name: 'import_failed',
    text: `UPDATE catalogue_imports SET state = 'failed', failure = $failure, ended_at = $now
      WHERE id = $id::uuid AND state IN ('checking', 'running') RETURNING 1`,
    row: anyRow,
  }),
  /** Pieces of products to publish. The transaction makes the keys unique. */
  publish: declareStatement({
    name: 'import_publish',
    text: `INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'publish_products', 'publish_products:' || this_transaction() || ':' || place, jsonb_build_object('productIds', piece),
        $now::timestamptz, $now::timestamptz
      FROM jsonb_array_elements($pieces::jsonb) WITH ORDINALITY AS list (piece, place)`,
    row: noRow,
  }),
};
