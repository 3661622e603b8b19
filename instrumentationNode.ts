import { collapseErrors } from './services/server/collapseErrors';

/** Pictures encoded at the same time. Further pictures wait, so that the server keeps answering pages. */
const maxParallelEncodings = 2;

/** Sets up what Next has no setting for: a limit for encoding pictures, and repeated errors. */
export async function prepareServer() {
  if (process.env.NODE_ENV === 'production') collapseErrors();
  await limitEncodedPictures();
}

/** Lets Next's image optimiser encode two pictures at once; each takes up to 2 s of a processor. */
async function limitEncodedPictures() {
  const { default: sharp } = await import('sharp');
  const encode = sharp.prototype.toBuffer;
  const waiting: (() => void)[] = [];
  let running = 0;
  sharp.prototype.toBuffer = async function (this: import('sharp').Sharp, ...args: unknown[]) {
    if (running >= maxParallelEncodings) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await encode.apply(this, args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
