import type { Database, Orm } from '@/backend/db/connect';
import { queriesIn } from '@/backend/db/transaction';
import { picturesOfVariant } from '@/backend/domains/browse/catalogue/rules';
import { holdCatalogue } from '@/backend/domains/browse/catalogue/writeProducts';
import { pictureIdOf } from '@/utils/pictureAddress';
import { applyPlan } from './applyPlan';
import type { ImportLine } from './columns';
import { addressPictures, findKnownPictures, findKnownProducts, readNames } from './lookups';
import type { Plan } from './plan';
import { planLines } from './planLines';
import { nothingSeen, rememberLine } from './seenLines';

/** Lines of one transaction. Longer ones would keep other changes of products waiting. */
const batchSize = 500;

/** Result of a batch, or of its plan in a dry run. */
export type Batch = Omit<Plan, 'products'> & {
  /** Place of its last line among the lines of data. */
  lineDone: number;
  /** Products that shoppers see changed; empty in a dry run. */
  productIds: number[];
};

type Options = {
  /** A dry run plans and writes nothing. */
  isDryRun: boolean;
  /** Lines up to this one are done already. */
  lineDone?: number;
  /** Notes a batch in its transaction. False ends the run and undoes the batch. */
  note: (tx: Orm, batch: Batch) => Promise<boolean>;
};

class Stopped extends Error {}

/**
 * Works through the lines of a file in batches, each in its own transaction. The memory holds one batch and a short name of each line.
 * @returns whether it came to the end; false when `note` ended it
 */
export async function runLines(
  { db, now }: { db: Pick<Database, 'orm' | 'query'>; now: () => number },
  lines: AsyncIterable<ImportLine>,
  { isDryRun, lineDone = 0, note }: Options,
): Promise<boolean> {
  const names = await readNames(db);
  const seen = nothingSeen();

  async function runBatch(batch: readonly ImportLine[]): Promise<void> {
    const last = batch.at(-1);
    if (!last) return;
    await db.orm.transaction(async (tx) => {
      if (!isDryRun) await holdCatalogue(tx);
      const queries = queriesIn(tx);
      const known = await findKnownProducts(queries, batch);
      const lines = await addressPictures(queries, batch);
      const pictures = await findKnownPictures(queries, picturesOf(lines));
      const { products, ...counts } = planLines(lines, { known, names, pictures, seen });
      const productIds = isDryRun ? [] : await applyPlan(tx, products, now());
      if (!(await note(tx, { ...counts, lineDone: last.index, productIds }))) throw new Stopped();
    });
  }

  let batch: ImportLine[] = [];
  try {
    for await (const line of lines) {
      if (line.index <= lineDone) {
        rememberLine(line, seen);
        continue;
      }
      batch.push(line);
      if (batch.length < batchSize) continue;
      await runBatch(batch);
      batch = [];
    }
    await runBatch(batch);
    return true;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
}

const picturesOf = (batch: readonly ImportLine[]) =>
  batch.flatMap(({ product, variant }) => [
    ...(product.images ?? []).flatMap(({ imageUrl }) => pictureIdOf(imageUrl) ?? []),
    ...picturesOfVariant(variant).map(({ id }) => id),
  ]);
