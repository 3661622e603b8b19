import sharp, { type Sharp } from 'sharp';
import { mostPicturePixels } from '@/contract/limits';
import { type Reading, Unreadable } from './job';

/** Longer sides are scaled down to this length, in pixels. A cheque or a scratch is readable with them. */
const longestSide = 2400;
const longestSeconds = 8;

// Encodes a picture in a single thread, so that uploads leave the processors to the calls of others.
sharp.concurrency(1);
sharp.cache(false);

/** The pixels as a JPEG; transparent parts become white. @throws Unreadable */
export const rewritePhoto = (bytes: Uint8Array) =>
  rewrite(bytes, (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }));

/**
 * The same for a picture that the shop publishes, as a WebP that keeps transparent parts. The optimiser of the storefront makes the sizes and
 * formats of each screen from it, so its quality is high. @throws Unreadable
 */
export const rewritePublicPicture = (bytes: Uint8Array) =>
  rewrite(bytes, (picture) => picture.webp({ quality: 90, alphaQuality: 100 }));

/** Width and height of a picture, without decoding it. @throws Unreadable */
export async function measurePicture(bytes: Uint8Array): Promise<Reading> {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw faultOf(error);
    });
  return { content: new Uint8Array(), width, height };
}

/**
 * Decodes a picture and writes its pixels anew. Everything else in the file is lost: the place and the device that a camera
 * notes, and code or another file that is hidden in it. One with too many pixels is refused before it is decoded, because a small
 * file may decompress to gigabytes.
 */
async function rewrite(bytes: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<Reading> {
  const measured = await measurePicture(bytes);
  if (measured.width * measured.height > mostPicturePixels) throw new Unreadable('tooManyPixels');
  const upright = sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await encode(upright)
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw faultOf(error);
    });
  return { content: data, width: info.width, height: info.height };
}

function faultOf(error: unknown): Unreadable {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new Unreadable(isTooLarge ? 'tooManyPixels' : 'brokenPicture');
}
