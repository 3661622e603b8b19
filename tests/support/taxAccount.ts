import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from '@/backend/adapters/tax/certificate';

/** Settings of an account at the tax office, with a key and its certificate in files. `strangeKey` is the path of another key. */
export function writeTaxAccount() {
  const folder = mkdtempSync(join(tmpdir(), 'pelle-tax-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const makeKey = (name: string) => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return { keys, path: write(name, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()) };
  };
  const own = makeKey('own.key');
  return {
    strangeKey: makeKey('strange.key').path,
    settings: {
      TAX_INVOICE: 'moadian',
      TAX_MEMORY_ID: 'a1b2c3',
      TAX_KEY_FILE: own.path,
      TAX_CERTIFICATE_FILE: write('tax.crt', selfSignedCertificate(own.keys, '10100000000')),
      TAX_STUFF_ID: '2720000000000',
    },
  };
}
