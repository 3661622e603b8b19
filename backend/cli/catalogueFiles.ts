import { createReadStream, createWriteStream } from 'node:fs';
import { basename, extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@/backend/db/connect';
import { exportFile } from '@/backend/domains/browse/catalogueImport/exportFile';
import { type ImportCounts, importFile } from '@/backend/domains/browse/catalogueImport/importFile';
import type { ImportError, ImportFormat } from '@/contract/desk/catalogueImport';
import { mostListedImportErrors } from '@/contract/limits';

/** `refused` says why nothing was done. `errors` are the first ones. */
export type ImportAnswer =
  | { refused: string }
  | { refused: null; counts: ImportCounts; errors: ImportError[] };
export type ExportAnswer = { refused: string | null };

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws Error for another ending */
function formatOf(file: string): ImportFormat {
  const ending = extname(file).slice(1).toLowerCase();
  if (ending === 'csv' || ending === 'ndjson') return ending;
  throw new Error('The name of the file must end with .csv or .ndjson.');
}

/**
 * The bytes of a file. It is opened at the first read: a stream that fails before somebody reads it would end the process.
 * @throws Error when the file cannot be read
 */
async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

/** Imports the products of a file of this machine. @param dryRun says what would change, and changes nothing */
export async function importCatalogue(
  parts: { db: Database; now: () => number },
  { file, dryRun }: { file: string; dryRun: boolean },
): Promise<ImportAnswer> {
  const errors: ImportError[] = [];
  try {
    const counts = await importFile(parts, {
      bytes: readBytes(file),
      format: formatOf(file),
      name: basename(file),
      isDryRun: dryRun,
      onBatch: (_counts, ofBatch) => {
        errors.push(...ofBatch.slice(0, mostListedImportErrors - errors.length));
      },
    });
    return { refused: null, counts, errors };
  } catch (error) {
    return { refused: textOf(error) };
  }
}

/** Writes all products into a new file of this machine. */
export async function exportCatalogue(db: Database, { file }: { file: string }): Promise<ExportAnswer> {
  try {
    await pipeline(exportFile(db, formatOf(file)), createWriteStream(file, { flags: 'wx' }));
    return { refused: null };
  } catch (error) {
    return { refused: textOf(error) };
  }
}
