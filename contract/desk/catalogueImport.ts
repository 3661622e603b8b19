import { type Static, Type } from 'typebox';
import { Instant, Nullable, Strict } from '../common';
import { largestImport, longestFileName, mostListedImportErrors } from '../limits';
import type { DeskInstalmentFilter } from './instalment';
import type { DeskPolicyFilter } from './policy';
import type { DeskStockFilter } from './stock';

/** `csv`: one line a variant below a line of titles. `ndjson`: one JSON object a line, with the same names as keys. */
export const ImportFormat = Type.Enum(['csv', 'ndjson']);
export type ImportFormat = Static<typeof ImportFormat>;

/**
 * - `uploading`: parts of the file are missing;
 * - `checking`: the worker does the dry run; `checked`: the operator decides;
 * - `running`: the worker changes the catalogue; `done`;
 * - `cancelled`: by an operator; `failed`: the file cannot be read, or the shop failed at it too often.
 */
export const ImportState = Type.Enum([
  'uploading',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
]);
export type ImportState = Static<typeof ImportState>;

const Count = Type.Integer({ minimum: 0 });

/** An import of products with the counts of its newest run: the dry run, or the real run once it has started. */
export const CatalogueImport = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  format: ImportFormat,
  size: Type.Integer({ minimum: 1 }),
  /** Bytes that have arrived: the offset of the next part. */
  offset: Count,
  state: ImportState,
  /** Lines of data in the file; null before the end of the dry run. */
  lines: Nullable(Count),
  lineDone: Count,
  created: Count,
  changed: Count,
  unchanged: Count,
  refused: Count,
  newProducts: Count,
  changedProducts: Count,
  failure: Nullable(Type.String()),
  createdAt: Instant,
  endedAt: Nullable(Instant),
});
export type CatalogueImport = Static<typeof CatalogueImport>;

/** Why a line was refused. `field` is the title of the column, empty for the whole line. */
export const ImportError = Type.Object({ line: Count, field: Type.String(), message: Type.String() });
export type ImportError = Static<typeof ImportError>;

/** An import with its first errors. */
export const ImportReport = Type.Object({
  ...CatalogueImport.properties,
  errors: Type.Array(ImportError, { maxItems: mostListedImportErrors }),
});
export type ImportReport = Static<typeof ImportReport>;

/** `POST /admin/imports`: begins an import. */
export const BeginImport = Strict({
  name: Type.String({ minLength: 1, maxLength: longestFileName }),
  format: ImportFormat,
  size: Type.Integer({ minimum: 1, maximum: largestImport }),
});
export type BeginImport = Static<typeof BeginImport>;

/** `GET /admin/catalogue/export`. */
export const ExportQuery = Strict({ format: ImportFormat });

/** A file that the desk downloads: all products, or all errors, instalments, policies, changes of stocks or settled payments of a filter. */
export type DeskFile =
  | { kind: 'catalogue'; query: { format: ImportFormat } }
  | { kind: 'importErrors'; id: string }
  | { kind: 'instalments'; query: DeskInstalmentFilter }
  | { kind: 'policies'; query: DeskPolicyFilter }
  | { kind: 'stock'; query: DeskStockFilter }
  | { kind: 'settlements'; query: { id: number } };
