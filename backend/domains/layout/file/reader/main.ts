import { setPriority } from 'node:os';
import { type Answer, type Job, type Reading, Unreadable } from './job';

/** A reader whose heap is larger than this (bytes) requests its replacement. */
const tiredHeap = 100 * 1024 * 1024;
/** 19 is the lowest priority. Calls of shoppers come before the files of others. */
const priority = 10;

/** The libraries are loaded for the first file of their kind. */
async function read({ kind, bytes }: Job): Promise<Reading> {
  if (kind === 'pdf') return (await import('./pdf')).rewritePdf(bytes);
  const pictures = await import('./picture');
  if (kind === 'photo') return pictures.rewritePhoto(bytes);
  return kind === 'measure' ? pictures.measurePicture(bytes) : pictures.rewritePublicPicture(bytes);
}

async function answer(job: Job): Promise<Omit<Answer, 'isTired'>> {
  try {
    return { reading: await read(job) };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    return { fault: job.kind === 'pdf' ? 'brokenPdf' : 'brokenPicture' };
  }
}

process.on('message', async (job: Job) => {
  const answered = await answer(job);
  process.send?.({ ...answered, isTired: process.memoryUsage().heapUsed > tiredHeap });
});
// The backend has ended.
process.once('disconnect', () => process.exit());
try {
  setPriority(priority);
} catch {
  // A system without priorities.
}
process.send?.('ready');
