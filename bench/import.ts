import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diskStorage } from '@/backend/adapters/storage/disk';
import { importsOf } from '@/backend/domains/browse/catalogueImport/imports';
import { runDueImport } from '@/backend/domains/browse/catalogueImport/runImport';
import type { CatalogueImport } from '@/contract/desk/catalogueImport';
import { uploadPart } from '@/contract/limits';
import { openTestApp } from '@/tests/support/backend';

const sizes = [1000, 10_000, 100_000] as const;
/** How often the memory is measured (ms). */
const samplePause = 1000;

const titles =
  'slug,title,latinTitle,category,brand,images,colourTitle,colourValue,guarantee,price,stock,maxBuy,sku';

/** A file of new products with two variants each. `run` keeps the products of one file apart from those of the others. */
function* productLines(run: number, lines: number): Generator<string> {
  yield `${titles}\n`;
  for (let line = 0; line < lines; line += 1) {
    const product = line >> 1;
    const colour = line % 2 === 0 ? 'مشکی,#1C1E26' : 'سفید,#F4F4F2';
    yield `cable-${run}-${product},کابل شمارهٔ ${product},Cable ${product},بازی و کنسول,sony,/art/headphone-black-pair.avif,${colour},۱۸ ماه,${100_000 + line},۵,۲,CABLE-${run}-${line}\n`;
  }
}

/** The text in parts, as the desk sends it. */
function* partsOf(text: Iterable<string>): Generator<Buffer> {
  let rest = Buffer.alloc(0);
  for (const piece of text) {
    rest = Buffer.concat([rest, Buffer.from(piece)]);
    while (rest.length >= uploadPart) {
      yield rest.subarray(0, uploadPart);
      rest = Buffer.from(rest.subarray(uploadPart));
    }
  }
  yield rest;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
/** Memory (MB) of objects that are in use, and of the file's bytes. */
function measureLive(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

async function measurePeak(work: () => Promise<unknown>): Promise<{ seconds: number; peak: number }> {
  const before = measureLive();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, measureLive());
  }, samplePause);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  return { seconds, peak: Math.max(peak, measureLive()) - before };
}

/**
 * Imports files of 1,000, 10,000 and 100,000 lines: the dry run and the real run, on the server at TEST_DATABASE_URL, else on the
 * embedded database, whose own memory counts too. The peak holds one batch of lines and a short name of each line.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-bench-'));
  const storage = diskStorage(folder);
  const shop = await openTestApp({ isWatched: false, storage });
  const parts = { db: shop.db, storage, now: Date.now };
  const imports = importsOf({ ...parts, files: { storage } });
  try {
    for (const [index, lines] of sizes.entries()) {
      let size = 0;
      for (const part of partsOf(productLines(index, lines))) size += part.length;
      let found: CatalogueImport = await imports.begin(null, { name: 'bench.csv', format: 'csv', size });
      for (const part of partsOf(productLines(index, lines)))
        found = await imports.addPart(found.id, found.offset, async () => part);
      const dry = await measurePeak(() => runDueImport(parts));
      await imports.start(found.id);
      const real = await measurePeak(() => runDueImport(parts));
      const { created, refused } = await imports.read(found.id);
      const rate = (seconds: number) => `${Math.round(lines / seconds)} lines a second`;
      console.log(
        `${shop.db.engine}, ${lines} lines (${(size / 2 ** 20).toFixed(1)} MB), ${created} created, ${refused} refused: ` +
          `dry run ${rate(dry.seconds)}, +${dry.peak.toFixed(1)} MB; real run ${rate(real.seconds)}, +${real.peak.toFixed(1)} MB`,
      );
    }
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}
