import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { CompactEncrypt, CompactSign } from 'jose';
import { hourMs } from '@/utils/timeUnits';
import { denial, silence, timeOver, toPersianFault } from './faultTexts';
import type { AskOutcome, PaymentOutcome, SendOutcome, TaxFault, TaxOffice } from './office';

/** The identity of the shop at the tax office. */
export type TaxAccount = Pick<TaxOffice, 'memoryId' | 'stuffIds'> & {
  /** Private key and certificate, PEM. */
  key: string;
  certificate: string;
};

type Options = {
  now: () => number;
  /** Whether a simulator answers. */
  isDemo?: boolean;
  /** Makes the calls; replaced for the simulator inside the process. */
  fetch?: (request: Request) => Promise<Response>;
};

/** An answer with its status. */
type Answer = { status: number; body: Record<string, unknown> };
/** The office could not be reached, did not answer in time or is out of order (5xx). */
class OfficeSilent extends Error {}

const timeoutMs = 10_000;
/** Faults that only the shop's own settings or another try can mend: tokens and certificates. */
const deniedStatus = 401;
/** The office has a packet with this trace id already. */
const repeatedTrace = '4163';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : []);
const faultsOf = (value: unknown): TaxFault[] =>
  listOf(value).map((one) => toPersianFault(textOf(one.code), textOf(one.message)));
/** Why the office does not let the shop in. Without a token it says nothing. */
const denialsOf = (value: unknown) => {
  const faults = faultsOf(value);
  return faults.length > 0 ? faults : [denial];
};

/** A time as the header of a signature has it: `2023-05-14T00:00:00Z`. */
const signedTime = (now: number) => `${new Date(now).toISOString().slice(0, 19)}Z`;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/**
 * The tax office over its public web service (RC_TICS and RC_IITP, https://tp.tax.gov.ir/requestsmanager/api/v2). Every call has a
 * token of its own: a signed nonce. A packet is signed with the shop's key and encrypted for the office.
 * @param base address up to and with `/api/v2`
 */
export function moadianOffice(
  account: TaxAccount,
  base: string,
  { now, isDemo = false, fetch: call = fetch }: Options,
): TaxOffice {
  const { memoryId, stuffIds } = account;
  const key = createPrivateKey(account.key);
  const x5c = [new X509Certificate(account.certificate).raw.toString('base64')];
  let encryption: { kid: string; key: ReturnType<typeof createPublicKey>; until: number } | null = null;

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await call(new Request(`${base}/${path}`, { ...init, redirect: 'error', signal }));
      const text = await response.text();
      if (response.status >= 500) throw new OfficeSilent();
      return { status: response.status, body: text === '' ? {} : Object(JSON.parse(text)) };
    } catch {
      // Causes and addresses can contain tokens.
      throw new OfficeSilent('The tax office did not answer.');
    }
  }

  const sign = (payload: unknown) =>
    new CompactSign(bytesOf(payload))
      .setProtectedHeader({ alg: 'RS256', x5c, sigT: signedTime(now()), crit: ['sigT'] })
      .sign(key, { crit: { sigT: true } });

  /** The headers of one call. */
  async function authorize() {
    const { body } = await request('nonce?timeToLive=60');
    const token = await sign({ nonce: textOf(body.nonce), clientId: memoryId });
    return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  }
  const read = async (path: string) => request(path, { headers: await authorize() });

  /** The office's key for packets, which is asked for anew after an hour. @throws OfficeSilent when it gives none */
  async function encryptionKey() {
    if (encryption && encryption.until > now()) return encryption;
    const answer = await read('server-information');
    const [first] = listOf(answer.body.publicKeys).filter(({ purpose }) => Number(purpose ?? 1) === 1);
    if (!first) return { denied: denialsOf(answer.body.errors) };
    const der = Buffer.from(textOf(first.key), 'base64');
    encryption = {
      kid: textOf(first.id),
      key: createPublicKey({ key: der, format: 'der', type: 'spki' }),
      until: now() + hourMs,
    };
    return encryption;
  }

  async function encrypt(packet: unknown): Promise<string | { denied: TaxFault[] }> {
    const found = await encryptionKey();
    if ('denied' in found) return found;
    return new CompactEncrypt(new TextEncoder().encode(await sign(packet)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: found.kid })
      .encrypt(found.key);
  }

  async function send(packet: unknown, traceId: string): Promise<SendOutcome> {
    let payload: Awaited<ReturnType<typeof encrypt>>;
    let headers: Awaited<ReturnType<typeof authorize>>;
    try {
      payload = await encrypt(packet);
      headers = await authorize();
    } catch (error) {
      if (error instanceof OfficeSilent) return { outcome: 'notTaken', faults: [silence] };
      throw error;
    }
    if (typeof payload !== 'string') return { outcome: 'notTaken', faults: payload.denied };
    const header = { requestTraceId: traceId, fiscalId: memoryId };
    const body = JSON.stringify([{ payload, header }]);
    // Without an answer nobody knows whether it arrived.
    const answer = await request('invoice', { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return { outcome: 'unknown', faults: [silence] };
    const [taken] = listOf(answer.body.result);
    if (taken && textOf(taken.referenceNumber))
      return { outcome: 'sent', reference: textOf(taken.referenceNumber) };
    const faults = faultsOf(answer.body.errors);
    if (faults.some(({ code }) => code === repeatedTrace)) return { outcome: 'unknown', faults: [] };
    if (answer.status === deniedStatus) {
      encryption = null;
      return { outcome: 'notTaken', faults: denialsOf(answer.body.errors) };
    }
    return answer.status >= 400 && faults.length > 0
      ? { outcome: 'refused', faults }
      : { outcome: 'unknown', faults };
  }

  async function ask({ reference, traceId }: Parameters<TaxOffice['ask']>[0]): Promise<AskOutcome> {
    const query =
      reference === null
        ? `inquiry-by-uid?${new URLSearchParams({ fiscalId: memoryId, uidList: traceId })}`
        : `inquiry-by-reference-id?${new URLSearchParams({ referenceIds: reference })}`;
    const answer = await read(query).catch(() => null);
    if (!answer) return { outcome: 'unknown', faults: [silence] };
    // The PDF shows the list itself; some versions wrap it.
    const results = listOf(Array.isArray(answer.body) ? answer.body : answer.body.result);
    // A packet that arrived twice has two results, of which the second is a duplicate.
    const found = results.find(({ status }) => status === 'SUCCESS') ?? results[0];
    const data = Object(found?.data);
    const faults = [...faultsOf(data.error), ...faultsOf(data.warning)];
    switch (found?.status) {
      case 'SUCCESS':
        return { outcome: 'accepted', faults };
      case 'FAILED':
        return { outcome: 'refused', faults };
      case 'IN_PROGRESS':
        return { outcome: 'pending' };
      case 'NOT_FOUND':
        return { outcome: 'missing' };
      case 'TIMEOUT':
        return { outcome: 'unknown', faults: [timeOver] };
      default:
        return { outcome: 'unknown', faults: faultsOf(answer.body.errors) };
    }
  }

  async function registerPayment(
    payment: Parameters<TaxOffice['registerPayment']>[0],
  ): Promise<PaymentOutcome> {
    const headers = await authorize().catch(() => null);
    if (!headers) return { outcome: 'notTaken', faults: [silence] };
    const body = JSON.stringify(payment);
    const answer = await request('invoice-payment', { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return { outcome: 'unknown', faults: [silence] };
    if (answer.status === deniedStatus) return { outcome: 'notTaken', faults: denialsOf(answer.body.errors) };
    // The example of the PDF shows the answer in a list, which its description does not.
    const result = Object(Array.isArray(answer.body) ? answer.body[0] : answer.body);
    if (answer.status < 400 && result.requestStatus === 'SUCCESS') return { outcome: 'accepted' };
    const faults = [...faultsOf(result.error), ...faultsOf(answer.body.errors)];
    const isRefused = result.requestStatus === 'FAILED' || (answer.status >= 400 && faults.length > 0);
    return { outcome: isRefused ? 'refused' : 'unknown', faults };
  }

  async function tryEntrance(): Promise<TaxFault[]> {
    encryption = null;
    try {
      const found = await encryptionKey();
      return 'denied' in found ? found.denied : [];
    } catch (error) {
      if (error instanceof OfficeSilent) return [silence];
      throw error;
    }
  }

  return { isDemo, memoryId, stuffIds, send, ask, registerPayment, tryEntrance };
}
