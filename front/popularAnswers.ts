import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { encode } from './encoding';

/** Bytes of compressed answers in memory, and answers that are counted. */
const mostBytes = 4_000_000;
const mostCounted = 1_000;
/** A longer answer (bytes) is compressed for each visitor. */
const longest = 1_000_000;

/** The name of an answer that everybody gets; null for one about a visitor, or without a strong tag. */
export const popularName = ({ etag, 'cache-control': caching }: IncomingHttpHeaders): string | null =>
  etag?.startsWith('"') && caching?.startsWith('public') ? etag : null;

/**
 * Answers of calls that many visitors get, compressed once and further than for one visitor. Their strong tag names their bytes, so
 * that a changed answer is another one.
 */
export class PopularAnswers {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  private readonly seen = new LRUCache<string, true>({ max: mostCounted });

  /** The Brotli form of an answer. */
  find(name: string): Buffer | undefined {
    return this.kept.get(name);
  }

  /** A stream that passes an answer on and, when it is asked for a second time, compresses it for the next visitors. */
  watch(name: string): Transform | null {
    if (!this.seen.has(name)) {
      this.seen.set(name, true);
      return null;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.byteLength;
        if (length <= longest) chunks.push(chunk);
        done(null, chunk);
      },
      flush: (done) => {
        if (length <= longest)
          encode(Buffer.concat(chunks), 'br', 'popular')
            .then((body) => this.kept.set(name, body))
            // Nobody waits for it: the next visitor gets the answer as this one did.
            .catch(() => undefined);
        done();
      },
    });
  }
}
