import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@/utils/timeUnits';

/** How long a link serves its file, in ms. A page asks for new links whenever it loads. */
const linkLifetimeMs = 10 * minuteMs;

/** Form of the token in a link: the ids of the file and of the viewer, the end of its time in seconds, and the signature. */
export const linkPattern =
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(?:0|[1-9][0-9]{0,9})\\.[0-9]{10}\\.[\\w-]{43}$';

/** The file that a link serves, and the customer or supervisor to whom it was given. */
export type FileLink = { fileId: string; viewer: number };

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`file link ${text}`).digest('base64url');

/** Path of the backend that serves a file for ten minutes. @param secret key of the signature */
export function createLink(secret: string, { fileId, viewer }: FileLink, now: number): string {
  const text = `${fileId}.${viewer}.${Math.floor((now + linkLifetimeMs) / 1000)}`;
  return `/public/files/${text}.${sign(secret, text)}`;
}

/** File and viewer that a token names; null when this shop has not signed it. `isOver` when its time has ended. */
export function readLink(
  secret: string,
  token: string,
  now: number,
): (FileLink & { isOver: boolean }) | null {
  const [fileId = '', viewer = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, `${fileId}.${viewer}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { fileId, viewer: Number(viewer), isOver: Number(until) * 1000 <= now };
}
