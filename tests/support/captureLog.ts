import { Writable } from 'node:stream';

/** A stream that stores the output of a logger. */
export function captureLog(): { stream: Writable; text: () => string } {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  return { stream, text: () => log };
}
