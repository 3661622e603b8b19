import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const bytes = 32;

/**
 * The secret of a shop on the embedded database when AUTH_SECRET is not set. It stands in a file beside the database, which only its owner
 * can read, so that keys that were sealed at the desk can be read after a restart.
 * @param file its path @throws Error when it can neither be read nor written
 */
export function keptSecretOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dirname(file), { recursive: true });
    const secret = randomBytes(bytes).toString('hex');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
