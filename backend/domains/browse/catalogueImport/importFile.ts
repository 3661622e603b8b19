import type { Database } from '@/backend/db/connect';
import { queriesIn } from '@/backend/db/transaction';
import { amendDeskChange, recordDeskChange } from '@/backend/desk/recordChange';
import type { ImportError, ImportFormat } from '@/contract/desk/catalogueImport';
import { keysOf } from '@/utils/keysOf';
import { queuePublishing } from './queuePublishing';
import { readImportLines } from './readLines';
import { type Batch, runLines } from './runLines';

export type ImportCounts = Omit<Batch, 'errors' | 'productIds' | 'lineDone'> & { lines: number };

type Options = {
  /** The content of the file, in pieces of any length. */
  bytes: AsyncIterable<Uint8Array>;
  format: ImportFormat;
  /** Name of the file, for the list of changes. */
  name: string;
  /** A dry run says what would happen and changes nothing. */
  isDryRun: boolean;
  /** Called after each batch, with the counts so far and the errors of the batch. */
  onBatch?: (counts: ImportCounts, errors: readonly ImportError[]) => void;
};

/**
 * Imports a file of products without a job, for the command line. The worker of the shop renews the pages. A run that breaks off can
 * be repeated: lines that are done then change nothing. Its record has the counts of the batches that were done.
 * @returns the counts of all lines @throws WrongFile with a Persian sentence when the file cannot be read
 */
export async function importFile(
  parts: { db: Database; now: () => number },
  { bytes, format, name, isDryRun, onBatch }: Options,
): Promise<ImportCounts> {
  const { db, now } = parts;
  const totals: ImportCounts = {
    lines: 0,
    created: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    newProducts: 0,
    changedProducts: 0,
  };
  let record: string | null = null;
  const write = async (queries: Pick<Database, 'query'>) => {
    const after = { name, ...totals };
    if (record !== null) return amendDeskChange(queries, record, after);
    const change = { operator: null, area: 'import', subject: name, action: 'import', before: null, after };
    record = await recordDeskChange({ db: queries, now }, change);
  };
  await runLines(parts, readImportLines(bytes, format), {
    isDryRun,
    async note(tx, { errors, productIds, lineDone, ...counts }) {
      const queries = queriesIn(tx);
      await queuePublishing({ db: queries, now }, productIds);
      totals.lines = lineDone;
      for (const key of keysOf(counts)) totals[key] += counts[key];
      if (!isDryRun) await write(queries);
      onBatch?.(totals, errors);
      return true;
    },
  });
  // A file without lines is recorded too.
  if (!isDryRun && record === null) await write(db);
  return totals;
}
