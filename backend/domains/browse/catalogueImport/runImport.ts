import { type FileStorage, partId } from '@/backend/adapters/storage/storage';
import type { Database } from '@/backend/db/connect';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { WrongFile } from './csvRecords';
import { statements } from './importRows';
import { messages } from './messages';
import { queuePublishing } from './queuePublishing';
import { readImportLines } from './readLines';
import { runLines } from './runLines';

/** An import that failed this often without working through a batch is given up. The pauses between them last about eight minutes together. */
const mostTries = 5;

type Parts = { db: Database; storage: Pick<FileStorage, 'get'>; now: () => number };

/** The bytes of a file, one part in memory at a time. @throws Error when the storage has lost a part */
async function* readParts({ storage }: Parts, id: string, parts: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await storage.get(partId(id, part));
    if (!bytes) throw new Error(`The storage has lost part ${part} of the import ${id}.`);
    yield bytes;
  }
}

/**
 * Does the dry run or the real run of the oldest import that waits. A run that a process left unfinished goes on after its last
 * noted batch: each batch is noted in the transaction of its changes.
 * @param goesOn asked before each batch; false leaves the rest to another process
 * @returns whether an import waited
 * @throws what is no fault of the file; the import is then tried again after a pause, or has failed after `mostTries` times
 */
export async function runDueImport(parts: Parts, goesOn: () => boolean = () => true): Promise<boolean> {
  const { db, now } = parts;
  const moment = () => new Date(now()).toISOString();
  const [due] = await db.query(statements.due, { now: moment() });
  if (!due) return false;
  const { id, operator, name, state } = due;
  const isDryRun = state === 'checking';
  const failFor = (failure: string) =>
    db.transaction(async (queries) => {
      const [failed] = await queries.query(statements.fail, { id, failure, now: moment() });
      if (!failed) return;
      await recordDeskChange(
        { db: queries, now },
        { operator, area: 'import', subject: id, action: 'fail', before: null, after: { name } },
      );
    });
  let { lineDone } = due;
  try {
    const lines = readImportLines(readParts(parts, id, due.parts), due.format);
    const isComplete = await runLines(parts, lines, {
      isDryRun,
      lineDone,
      async note(tx, { errors, productIds, ...counts }) {
        if (!goesOn()) return false;
        const queries = queriesIn(tx);
        const values = { ...counts, id, state, before: lineDone, now: moment() };
        const noted = await queries.query(statements.note, values);
        if (noted.length === 0) return false;
        if (errors.length > 0)
          await queries.query(statements.addErrors, { id, errors: JSON.stringify(errors) });
        await queuePublishing({ db: queries, now }, productIds);
        lineDone = counts.lineDone;
        return true;
      },
    });
    if (isComplete && isDryRun) await db.query(statements.finishCheck, { id, now: moment() });
    if (isComplete && !isDryRun) await finishImport(parts, { id, operator });
  } catch (error) {
    const [current] = await db.query(statements.find, { id });
    // A cancelled import loses its parts while they are read.
    if (current?.state !== state) return true;
    if (!(error instanceof WrongFile)) {
      const [counted] = await db.query(statements.countFailure, { id, state, now: moment() });
      if (counted && counted.tries >= mostTries) await failFor(messages.givenUp);
      throw error;
    }
    await failFor(error.message);
  }
  return true;
}

async function finishImport(
  { db, now }: Parts,
  { id, operator }: { id: string; operator: number | null },
): Promise<void> {
  await db.transaction(async (queries) => {
    const [row] = await queries.query(statements.finish, { id, now: new Date(now()).toISOString() });
    if (!row) return;
    await recordDeskChange(
      { db: queries, now },
      { operator, area: 'import', subject: id, action: 'import', before: null, after: row.counts },
    );
  });
}
