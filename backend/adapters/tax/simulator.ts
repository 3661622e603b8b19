import { generateKeyPairSync, randomUUID, X509Certificate } from 'node:crypto';
import { compactDecrypt, compactVerify, importX509 } from 'jose';
import { minuteMs } from '@/utils/timeUnits';
import { sendingMs, type TaxFault, type TaxPacket, type TaxPayment } from './office';
import {
  checkBuyer,
  checkLine,
  checkPayment,
  checkSums,
  fault,
  findMissing,
  neededHeader,
  unless,
} from './simulatorRules';
import { readTaxId, serialText } from './taxId';

type Options = {
  now: () => number;
  /** The shop as the office has it registered: its tax memory and the national id in its certificate. */
  memoryId: string;
  nationalId: string;
  /** An invoice that was accepted before the process began; null for an unknown tax id. */
  recall?: (taxId: string) => Promise<TaxPacket | null>;
};

/** A packet that the office has taken. */
type Taken = { uid: string; reference: string; readyAt: number; errors: TaxFault[] };

/** Time (ms) from a packet to its result. */
const workMs = 5000;
const kid = 'simulated-key';
/**
 * A tax office for tests and the demo shop, which answers the calls of RC_TICS in the process: it hands out nonces, verifies tokens and
 * signatures, decrypts packets, and checks the tax id, required fields, sums, duplicates, references and payments. It knows one shop, forgets
 * everything with the process, and its codes for fields whose numbers are not public end in 00001.
 */
export function openTaxSimulator({ now, memoryId, nationalId, recall = async () => null }: Options) {
  // The office's own key has 4096 bits; 2048 are made in a moment.
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, number>();
  const taken: Taken[] = [];
  /** Invoices by their tax id that were accepted, or will be. */
  const known = new Map<string, TaxPacket>();
  const payments: TaxPayment[] = [];
  let lastSerial = 0;

  const answer = (status: number, body: unknown) => Response.json(body, { status });
  const refuse = (status: number, code: string, message: string) =>
    answer(status, { timestamp: now(), requestTraceId: randomUUID(), errors: [{ code, message }] });

  /** The payload of a signature by the shop's certificate. @throws when anything about it is wrong */
  async function verify(jws: string): Promise<unknown> {
    const { payload, protectedHeader } = await compactVerify(
      jws,
      async ({ x5c: [leaf = ''] = [] }) => {
        const certificate = new X509Certificate(Buffer.from(leaf, 'base64'));
        if (!certificate.subject.split('\n').includes(`serialNumber=${nationalId}`)) throw new Error('owner');
        return importX509(certificate.toString(), 'RS256');
      },
      { algorithms: ['RS256'], crit: { sigT: true } },
    );
    const signedAt = Date.parse(String(protectedHeader.sigT));
    if (!protectedHeader.crit?.includes('sigT') || !(Math.abs(now() - signedAt) < 5 * minuteMs))
      throw new Error('sigT');
    return JSON.parse(new TextDecoder().decode(payload));
  }

  /** Why a token does not let the shop in; null when it does. Each nonce serves once. */
  async function refuseToken(request: Request): Promise<Response | null> {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return new Response(null, { status: 401 });
    const claims = Object(await verify(token).catch(() => null));
    const expiry = nonces.get(String(claims.nonce));
    nonces.delete(String(claims.nonce));
    if (claims.clientId === undefined) return refuse(401, '4103', 'گواهی یا امضای توکن نادرست است.');
    if (claims.clientId !== memoryId) return refuse(401, '4110', 'شناسهٔ حافظه ناشناخته است.');
    return expiry !== undefined && expiry >= now()
      ? null
      : refuse(401, '4102', 'چالش استفاده شده یا منقضی است.');
  }

  async function findFaults({ header, body }: TaxPacket): Promise<TaxFault[]> {
    const missing = findMissing(header, neededHeader);
    if (missing.length > 0) return missing;
    const { taxid, indatim, inno, insr, irtaxid, inp, ins, tins } = header;
    const parts = readTaxId(taxid);
    const isDay = parts !== null && parts.days === Math.floor(indatim / (24 * 60 * minuteMs));
    const isSerial = parts !== null && inno === serialText(parts.serial) && parts.serial > lastSerial;
    const isDuplicate = known.has(taxid) || (await recall(taxid)) !== null;
    if (isDuplicate) return [fault('duplicate', 'taxid', 'شمارهٔ مالیاتی تکراری است')];
    const reference = irtaxid === undefined ? null : (known.get(irtaxid) ?? (await recall(irtaxid)));
    const isReference =
      ins === 1
        ? irtaxid === undefined
        : reference !== null && reference.header.ins !== 3 && reference.header.indatim <= indatim;
    return [
      ...unless(
        parts?.memoryId === memoryId && isDay && isSerial,
        'mismatch',
        'taxid',
        'تاریخ یا سریال شمارهٔ مالیاتی نادرست است',
      ),
      ...unless(indatim <= now(), 'rule', 'indatim', 'تاریخ صورت‌حساب در آینده است'),
      ...unless(now() - indatim <= sendingMs || insr === 1, 'rule', 'insr', 'مهلت ارسال گذشته است'),
      ...unless(inp === 1 && [1, 2, 3, 4].includes(ins), 'structure', 'ins', 'الگو یا موضوع ناشناخته است'),
      ...unless(isReference, 'mismatch', 'irtaxid', 'صورت‌حساب مرجع نادرست است'),
      ...unless(/^(\d{11}|\d{14})$/.test(tins), 'structure', 'tins', 'شمارهٔ اقتصادی فروشنده نادرست است'),
      ...unless(ins === 3 || body.length > 0, 'missing', 'sstid', 'صورت‌حساب ردیفی ندارد'),
      ...checkBuyer(header),
      ...body.flatMap(checkLine),
      ...(ins === 3 ? [] : checkSums(header, body)),
    ];
  }

  async function take(one: { payload: string; header: { requestTraceId: string } }): Promise<Taken> {
    const { plaintext } = await compactDecrypt(
      one.payload,
      ({ kid: named }) => {
        if (named !== kid) throw new Error('kid');
        return keys.privateKey;
      },
      { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const packet = (await verify(new TextDecoder().decode(plaintext))) as TaxPacket;
    const errors = await findFaults(packet);
    if (errors.length === 0) {
      known.set(packet.header.taxid, packet);
      lastSerial = readTaxId(packet.header.taxid)?.serial ?? lastSerial;
    }
    return { uid: one.header.requestTraceId, reference: randomUUID(), readyAt: now() + workMs, errors };
  }

  async function takeAll(request: Request): Promise<Response> {
    const packets: { payload: string; header: { requestTraceId: string } }[] = await request.json();
    if (packets.some(({ header }) => taken.some(({ uid }) => uid === header.requestTraceId)))
      return refuse(400, '4163', 'شناسهٔ پیگیری تکراری است.');
    const result = [];
    for (const packet of packets) {
      const one = await take(packet).catch(() => null);
      if (!one) return refuse(400, '4144', 'رمز یا امضای بسته نادرست است.');
      taken.push(one);
      result.push({ uid: one.uid, referenceNumber: one.reference });
    }
    return answer(200, { timestamp: now(), result });
  }

  /** Takes a payment of an invoice and answers at once. */
  async function takePayment(request: Request): Promise<Response> {
    const payment: TaxPayment = await request.json();
    const { taxId } = payment;
    const invoice = known.get(taxId) ?? (await recall(taxId));
    const earlier = payments.filter((one) => one.taxId === taxId);
    const error = checkPayment(payment, invoice?.header, earlier);
    if (error.length === 0) payments.push(payment);
    return answer(200, { requestStatus: error.length === 0 ? 'SUCCESS' : 'FAILED', error });
  }

  function resultOf(found: Taken | undefined) {
    if (!found) return { status: 'NOT_FOUND', data: null };
    const { uid, reference: referenceNumber, readyAt, errors } = found;
    if (readyAt > now()) return { uid, referenceNumber, status: 'IN_PROGRESS', data: null };
    const error = errors.map((one) => ({ ...one, errorType: 'ERROR' }));
    const success = error.length === 0;
    return {
      uid,
      referenceNumber,
      status: success ? 'SUCCESS' : 'FAILED',
      data: { error, warning: [], success },
    };
  }

  return {
    /** Answers a call as the office's server would. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.split('/').at(-1);
      if (call === 'nonce') {
        const nonce = randomUUID();
        const expiry = now() + 1000 * Number(searchParams.get('timeToLive') ?? 30);
        nonces.set(nonce, expiry);
        return answer(200, { nonce, expDate: new Date(expiry).toISOString() });
      }
      const refused = await refuseToken(request);
      if (refused) return refused;
      const of = (name: string, field: 'uid' | 'reference') =>
        answer(
          200,
          searchParams.getAll(name).map((wanted) => resultOf(taken.find((one) => one[field] === wanted))),
        );
      switch (call) {
        case 'server-information': {
          const key = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
          return answer(200, {
            serverTime: now(),
            publicKeys: [{ key, id: kid, algorithm: 'RSA', purpose: 1 }],
          });
        }
        case 'invoice':
          return takeAll(request);
        case 'invoice-payment':
          return takePayment(request);
        case 'inquiry-by-reference-id':
          return of('referenceIds', 'reference');
        case 'inquiry-by-uid':
          return of('uidList', 'uid');
        default:
          return answer(404, {});
      }
    },
    /** The accepted invoices. */
    accepted: () => [...known.values()],
    /** The registered payments of invoices. */
    payments: () => payments,
  };
}
