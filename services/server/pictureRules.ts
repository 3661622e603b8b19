import { mediaPath, shopPicturePattern } from '@/utils/pictureAddress';

/** The path of Next's image optimiser. */
export const imagePath = '/_next/image';
/** Where the pictures of links to the shop are (`pages/api/shareCard.ts`). */
export const shareCardPath = '/og/';

/** Prefix of the pictures in `public/art`. */
export const artPath = '/art/';

/**
 * The only spelling of a picture. The optimiser encodes and stores a picture anew for each spelling of its address, so one with a
 * query string, a fragment, escapes or dots as a segment is refused. Pictures of other hosts are those of `IMAGE_HOSTS`, which Next checks.
 */
const picture = new RegExp(`^(?:${shopPicturePattern}|https://[a-z0-9.-]+(?::\\d+)?(?:/[\\w~-][\\w.~-]*)+)$`);
const width = /^[1-9]\d{0,3}$/;
const parameterCount = 3;

/** A request for a picture. */
export type PictureRequest = { source: string; width: number };

/** Reads a request for a picture; null when it is not spelt as the shop spells it. */
export function readPictureRequest(query: string): PictureRequest | null {
  const parameters = new URLSearchParams(query);
  const [source, w] = [parameters.get('url') ?? '', parameters.get('w') ?? ''];
  const isComplete = parameters.size === parameterCount && parameters.get('q') === '75';
  return isComplete && picture.test(source) && width.test(w) ? { source, width: Number(w) } : null;
}

/** The largest width (px) of the pictures under a path prefix that the optimiser is asked for. */
const largestWidths: readonly [prefix: string, width: number][] = [
  [artPath, 1600],
  [mediaPath, 2048],
];

/** The largest width (px) that a picture has. */
export const largestWidthOf = (source: string): number =>
  largestWidths.find(([prefix]) => source.startsWith(prefix))?.[1] ?? Number.POSITIVE_INFINITY;
