import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cost of a new hash: 32 MiB and about 50 ms. Each hash stores its own cost, so that this can be raised later. */
const newHashCost = { N: 2 ** 15, r: 8, p: 1 };
const keyBytes = 32;

const deriveKey = (password: string, salt: Buffer, { N, r, p }: typeof newHashCost, length: number) =>
  // NFKC makes texts of different keyboards equal. Node needs more memory than the 128·N·r of the algorithm.
  scryptAsync(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r });

/** The hash of a password as the database stores it: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, { N, r, p } = newHashCost): Promise<string> {
  const salt = randomBytes(16);
  const derived = await deriveKey(password, salt, { N, r, p }, keyBytes);
  return ['scrypt', N, r, p, salt.toString('base64url'), derived.toString('base64url')].join('$');
}

/** A hash for accounts without a password, so that their check takes as long as that of a wrong password. */
const dummyHash = [
  'scrypt',
  newHashCost.N,
  newHashCost.r,
  newHashCost.p,
  'A'.repeat(22),
  'A'.repeat(43),
].join('$');

/** Whether a password matches a stored hash. Null (no account or no password) takes the same time and returns false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (stored ?? dummyHash).split('$');
  const wanted = Buffer.from(expected, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), parameters, wanted.length);
  return timingSafeEqual(derived, wanted) && stored !== null;
}
