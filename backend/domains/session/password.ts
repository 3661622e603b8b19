import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cost of a new hash: 32 MiB and some 50 ms. A hash carries its own, so that it can be raised later. */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const bytes = 32;

const key = (password: string, salt: Buffer, { N, r, p }: typeof cost, length: number) =>
  // One spelling for every keyboard. Node wants more room than the bare 128·N·r.
  derive(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r });

/** What the database keeps of a password: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16);
  const derived = await key(password, salt, { N, r, p }, bytes);
  return ['scrypt', N, r, p, salt.toString('base64url'), derived.toString('base64url')].join('$');
}

/** Stands in where there is no password, so that the answer takes as long as for one that is wrong. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/** Whether it is the password that was hashed; never for null (no such number, or no password), in the same time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (stored ?? nobody).split('$');
  const wanted = Buffer.from(expected, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await key(password, Buffer.from(salt, 'base64url'), parameters, wanted.length);
  return timingSafeEqual(derived, wanted) && stored !== null;
}
