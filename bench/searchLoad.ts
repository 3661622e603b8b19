import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@/tests/support/backendProcess';

const requests = 200;
const concurrency = 8;
const calmProbes = 100;

const letters = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const mistypedWord = () =>
  Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');

/** Texts that are expensive to search, each different: unknown words, and a sign that folds into eighteen letters. */
const expensiveTexts = {
  'twelve mistyped words': () => Array.from({ length: 12 }, mistypedWord).join(' '),
  'two hundred signs that grow': () =>
    `${'ﷺ'.repeat(199)}${letters[Math.floor(Math.random() * letters.length)]}`,
  'a word in the middle of nothing': () => `${mistypedWord()} گوشی ${mistypedWord()}`,
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Requests the site data one call after the other while `goesOn` returns true. Returns the time of each call in ms. */
async function probe(url: string, goesOn: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const from = performance.now();
    await (await fetch(`${url}/public/site`)).arrayBuffer();
    times.push(performance.now() - from);
  }
  return times;
}

/** Sends the searches, `concurrency` of them in flight. Returns how many were refused. */
async function flood(url: string, text: () => string): Promise<number> {
  let left = requests;
  let refused = 0;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await fetch(`${url}/product/shop?search=${encodeURIComponent(text())}`);
      await answer.arrayBuffer();
      if (answer.status === 429) refused += 1;
      else if (answer.status !== 200) throw new Error(`/product/shop answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return refused;
}

/**
 * Measures how expensive searches slow other calls: the time of `/public/site` of the demo shop, alone and during 200
 * searches with eight in flight. Compare the ratio, not the numbers; a ratio above five is not acceptable.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-bench-'));
  const backend = await startBackend({ SEED: 'demo', DATA_DIR: join(folder, 'pg') });
  try {
    await probe(backend.url, (done) => done < calmProbes);
    for (const [what, text] of Object.entries(expensiveTexts)) {
      const calm = median(await probe(backend.url, (done) => done < calmProbes));
      let flooding = true;
      const from = performance.now();
      const flooded = flood(backend.url, text).finally(() => {
        flooding = false;
      });
      const times = await probe(backend.url, () => flooding);
      const refused = await flooded;
      const rate = requests / ((performance.now() - from) / 1000);
      console.log(
        `${what.padEnd(32)} /public/site ${calm.toFixed(1)} → ${median(times).toFixed(1)} ms, ratio ${(median(times) / calm).toFixed(1)}; ` +
          `${rate.toFixed(0)} searches a second, ${refused} refused`,
      );
    }
  } finally {
    await backend.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
