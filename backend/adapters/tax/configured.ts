import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { selfSignedCertificate } from './certificate';
import { moadianOffice, type TaxAccount } from './moadian';
import { demoMemoryId, StoredPacket, type TaxOffice } from './office';
import { openTaxSimulator } from './simulator';

/** The setting of electronic invoices. `account` has secrets. */
export type TaxEnv =
  | { mode: 'off' }
  | { mode: 'simulated'; stuffIds: TaxOffice['stuffIds'] }
  | { mode: 'moadian'; url: string; account: TaxAccount };

type Readers = {
  readText: (name: string) => string | null;
  readUrl: (name: string, protocols: readonly string[]) => string | null;
  readChoice: <T extends string>(name: string, options: readonly T[], fallback: T) => T;
  /** Whether the simulator answers when TAX_INVOICE is not set. */
  isDemo: boolean;
};

/** The address of the web service. */
export const productionUrl = 'https://tp.tax.gov.ir/requestsmanager/api/v2';
/** Ids of the demo shop, which belong to nobody. */
const demo = { memoryId: demoMemoryId, stuffId: '2720000000000', nationalId: '10100000000' };

/** Reads TAX_INVOICE and what it needs. @throws Error with one sentence that names the variable */
export function readTaxEnv({ readText, readUrl, readChoice, isDemo }: Readers): TaxEnv {
  const modes = ['off', 'moadian', 'simulated'] as const;
  const mode = readChoice('TAX_INVOICE', modes, isDemo ? 'simulated' : 'off');
  if (mode === 'off') return { mode };
  const readStuffId = (name: string) => {
    const value = readText(name);
    if (value !== null && !/^\d{13}$/.test(value))
      throw new Error(`${name} must have 13 digits, not "${value}".`);
    return value;
  };
  const stuffIds = {
    product: readStuffId('TAX_STUFF_ID'),
    service: readStuffId('TAX_SERVICE_STUFF_ID'),
    shipping: readStuffId('TAX_SHIPPING_STUFF_ID'),
  };
  if (mode === 'simulated') return { mode, stuffIds };
  const need = (name: string) => {
    const value = readText(name);
    if (value === null) throw new Error(`${name} must be set, because TAX_INVOICE is moadian.`);
    return value;
  };
  const memoryId = need('TAX_MEMORY_ID').toUpperCase();
  if (!/^[A-Z0-9]{6}$/.test(memoryId)) throw new Error('TAX_MEMORY_ID must have six letters and digits.');
  const readPem = (name: string) => {
    try {
      return readFileSync(need(name), 'utf8');
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(name)) throw error;
      throw new Error(`${name} must be the path of a PEM file that can be read.`);
    }
  };
  const [key, certificate] = [readPem('TAX_KEY_FILE'), readPem('TAX_CERTIFICATE_FILE')];
  if (!isPair(key, certificate))
    throw new Error('TAX_KEY_FILE must have the private key of the certificate in TAX_CERTIFICATE_FILE.');
  const url = readUrl('TAX_URL', ['https:', 'http:'])?.replace(/\/+$/, '') ?? productionUrl;
  return { mode, url, account: { memoryId, stuffIds, key, certificate } };
}

/** Whether a private key is that of a certificate. @param key, certificate PEM */
export function isPair(key: string, certificate: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

const recall = declareStatement({
  name: 'tax_simulator_recall',
  text: `SELECT packet FROM tax_invoices WHERE tax_id = $1 AND state = 'accepted'`,
  row: Type.Object({ packet: StoredPacket }),
});

/** Opens the configured tax office; null when electronic invoices are off. @param now the shop's clock, ms */
export function openTaxOffice(env: TaxEnv, db: Pick<Database, 'query'>, now: () => number): TaxOffice | null {
  if (env.mode === 'off') return null;
  if (env.mode === 'moadian') return moadianOffice(env.account, env.url, { now });
  const { stuffIds } = env;
  const { memoryId, nationalId, stuffId } = demo;
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account: TaxAccount = {
    memoryId,
    stuffIds: {
      product: stuffIds.product ?? stuffId,
      service: stuffIds.service ?? stuffId,
      shipping: stuffIds.shipping ?? stuffId,
    },
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(keys, nationalId),
  };
  const simulator = openTaxSimulator({
    now,
    memoryId,
    nationalId,
    recall: async (taxId) => (await db.query(recall, [taxId]))[0]?.packet ?? null,
  });
  return moadianOffice(account, 'http://tax.invalid/api/v2', { now, isDemo: true, fetch: simulator.fetch });
}
