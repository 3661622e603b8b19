import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the storefront, three numbers, from the folder in which it runs. */
export function readShopVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(process.cwd(), 'package.json'), 'utf8'),
  );
  return version;
}
