import sharp, { type Sharp } from 'sharp';
import { refuse } from '@/backend/errors';
import { messages } from './messages';

/** Pictures with more pixels are refused before they are decoded: a small file may decompress to gigabytes. */
const mostPixels = 50_000_000;
/** Longer sides are scaled down to this length, in pixels. A cheque or a scratch is readable with them. */
const longestSide = 2400;
const longestSeconds = 10;

// Encodes each picture in a single thread, so that uploads leave the processors to the other calls.
sharp.concurrency(1);

/** Whether the first bytes are those of JPEG, PNG or WebP. */
export function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp;
}

let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture at a time, so that many uploads at once do not fill the memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Decodes a picture and writes its pixels as a new JPEG. Everything else in the file is lost: the place and the device that
 * a camera notes, and code or another file that is hidden in it. @throws 400 for a broken or too large picture
 */
export function rewritePicture(bytes: Buffer): Promise<Buffer> {
  return rewrite(bytes, (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }));
}

/**
 * The same for a picture that the shop publishes, as a WebP that keeps transparent parts. The optimiser of the storefront makes the sizes and
 * formats of each screen from it, so its quality is high. @throws 400 for a broken or too large picture
 */
export function rewritePublicPicture(bytes: Buffer): Promise<Buffer> {
  return rewrite(bytes, (picture) => picture.webp({ quality: 90, alphaQuality: 100 }));
}

function rewrite(bytes: Buffer, encode: (picture: Sharp) => Sharp): Promise<Buffer> {
  return inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { width, height } = await picture.metadata().catch((error: unknown) => {
      throw refuseError(error);
    });
    if (width * height > mostPixels) throw refuse(400, 'bad_input', messages.tooManyPixels);
    const upright = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return encode(upright)
      .timeout({ seconds: longestSeconds })
      .toBuffer()
      .catch((error: unknown) => {
        throw refuseError(error);
      });
  });
}

function refuseError(error: unknown) {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return refuse(400, 'bad_input', isTooLarge ? messages.tooManyPixels : messages.brokenPicture);
}
