import { readFileSync } from 'node:fs';

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The version of this code, three numbers. Between two releases it is that of the last one. */
export const shopVersion = manifest.version;

/** Begins the name by which the database server knows a program of the shop. */
export const programPrefix = 'pelle ';
/** The name by which the database server knows this program, so that an operator sees which versions run. */
export const programName = programPrefix + shopVersion;

/** Whether a version of three numbers comes before another one. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const place = one?.findIndex((number, index) => number !== other?.[index]) ?? -1;
  return place >= 0 && Number(one?.[place]) < Number(other?.[place]);
}
