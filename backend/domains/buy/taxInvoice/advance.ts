import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import type { TaxFault, TaxOffice, TaxPacket } from '@/backend/adapters/tax/office';
import { makeTaxId } from '@/backend/adapters/tax/taxId';
import type { Database, Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { isoNow } from '@/backend/server/clock';
import type { TaxInvoiceState } from '@/contract/desk/taxInvoice';
import { hourMs, minuteMs } from '@/utils/timeUnits';
import { findShopFaults, writePacket } from './packet';
import { registerPayments } from './payments';
import { nextKind, soldOf } from './sale';
import {
  documentsOf,
  dropDocument,
  fixDocument,
  lockOrder,
  nextSerial,
  openDocument,
  queueStep,
  recordOutcome,
  saleOf,
} from './statements';

type Parts = { db: Database; now: () => number; office: TaxOffice };
type Document = Static<(typeof documentsOf)['row']>;

/** Pauses (ms) after a step without a decision, by the number of such steps. The last one repeats. */
const pauses = [10_000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs, 6 * hourMs] as const;
const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length - 1)] ?? hourMs;
/** A document that lacks something is looked at again, in case an operator has added it. */
const lackingPauseMs = hourMs;

/** What is to be done about an order now. `wait`: ms until the next look. */
type Step =
  | { do: 'nothing' }
  | { do: 'wait'; wait: number }
  | { do: 'send' | 'ask'; id: number; packet: TaxPacket; traceId: string; reference: string | null };

/** A code whose second digit is 5 names a duplicate: the office may have the invoice under an earlier sending. */
const isDuplicate = (faults: readonly TaxFault[]) => faults.some(({ code }) => code[1] === '5');

/**
 * Brings what the tax office knows of an order one step nearer to the order, and queues the next step. A document is fixed in the database
 * before it is sent, and from then on only asked about or sent again as it is, so that no failure issues a second one.
 */
export async function advanceTaxInvoice(parts: Parts, order: number): Promise<void> {
  const step = await parts.db.transaction((queries) => decideStep({ ...parts, db: queries }, order));
  const wait = step.do === 'wait' ? step.wait : await carryOut(parts, order, step);
  if (wait === null) return;
  const now = parts.now();
  await parts.db.query(queueStep, {
    order,
    step: randomUUID(),
    at: new Date(now + wait).toISOString(),
    now: new Date(now).toISOString(),
  });
}

async function decideStep(
  { db, now, office }: Omit<Parts, 'db'> & { db: Queries },
  order: number,
): Promise<Step> {
  await db.query(lockOrder, { order });
  const [sale] = await db.query(saleOf, { order });
  if (!sale) return { do: 'nothing' };
  const documents = await db.query(documentsOf, { order });
  const open = documents.find(({ state }) => state !== 'accepted') ?? null;
  const standing = documents.find(({ state }) => state === 'accepted') ?? null;
  if (open && (open.state === 'sent' || open.state === 'doubt')) return askStep(open);

  const sold = soldOf(sale);
  const kind = nextKind(standing, sold);
  if (kind === null) {
    if (open) await db.query(dropDocument, { id: open.id, now: isoNow({ now }) });
    return { do: 'nothing' };
  }
  if (open?.state === 'refused') return { do: 'nothing' };
  const faults = findShopFaults(sale, kind, office.stuffIds);
  // The day in the tax id must be that of the document, and a change is not older than what it changes.
  const issuedAt =
    kind === 1 ? Date.parse(sale.soldAt) : Math.max(now(), Date.parse(standing?.issuedAt ?? ''));
  const { id } = await readOne(db, openDocument, {
    order,
    kind,
    issued: new Date(issuedAt).toISOString(),
    replaces: standing?.taxId ?? null,
    bill: sold?.bill ?? 0,
    pieces: sold?.pieces ?? 0,
    faults: JSON.stringify(faults),
    now: isoNow({ now }),
  });
  if (faults.length > 0) return { do: 'wait', wait: lackingPauseMs };
  const { serial } = await readOne(db, nextSerial, { memory: office.memoryId });
  const taxId = makeTaxId(office.memoryId, issuedAt, serial);
  const document = {
    sale,
    kind,
    taxId,
    serial,
    issuedAt,
    writtenAt: now(),
    reference: standing?.packet ?? null,
  };
  const packet = writePacket(document, office.stuffIds);
  const traceId = randomUUID();
  await db.query(fixDocument, {
    id,
    taxId,
    packet: JSON.stringify(packet),
    trace: traceId,
    now: isoNow({ now }),
  });
  return { do: 'send', id, packet, traceId, reference: null };
}

function askStep({ id, packet, traceId, reference }: Document): Step {
  if (!packet || !traceId) throw new Error(`The tax document ${id} was sent without a packet.`);
  return { do: 'ask', id, packet, traceId, reference };
}

/** Sends a document, asks about it, or registers what was paid of it. @returns ms until the next step; null when an operator is needed */
async function carryOut(
  parts: Parts,
  order: number,
  step: Exclude<Step, { do: 'wait' }>,
): Promise<number | null> {
  // Payments follow an invoice on which the office and the order agree.
  if (step.do === 'nothing') return registerPayments(parts, order);
  const { db, now, office } = parts;
  const { id, packet, traceId } = step;
  const record = async (state: TaxInvoiceState, faults: TaxFault[], reference: string | null = null) => {
    const [row] = await db.query(recordOutcome, {
      id,
      state,
      reference,
      faults: JSON.stringify(faults),
      now: isoNow({ now }),
    });
    return pauseAfter(row?.tries ?? 0);
  };
  const decide = async (state: 'accepted' | 'refused', faults: TaxFault[]) => {
    await record(state, faults);
    // The order may have changed while the office was thinking.
    return state === 'accepted' ? 0 : null;
  };
  if (step.do === 'ask') {
    let answer = await office.ask(step);
    // The refused one may be a repetition of an earlier sending that was accepted.
    if (answer.outcome === 'refused' && isDuplicate(answer.faults) && step.reference !== null)
      answer = await office.ask({ ...step, reference: null });
    if (answer.outcome === 'pending') return record('sent', []);
    if (answer.outcome === 'unknown') return record('doubt', answer.faults);
    if (answer.outcome === 'refused' && isDuplicate(answer.faults)) return record('doubt', answer.faults);
    if (answer.outcome === 'accepted' || answer.outcome === 'refused')
      return decide(answer.outcome, answer.faults);
  }
  // The same packet under the same ids: the office takes it once.
  const sent = await office.send(packet, traceId);
  if (sent.outcome === 'sent') return record('sent', [], sent.reference);
  if (sent.outcome === 'refused') return decide('refused', sent.faults);
  // An earlier sending may still arrive; only a first one that did not leave is written anew.
  const isUnsent = sent.outcome === 'notTaken' && step.do === 'send';
  return record(isUnsent ? 'waiting' : 'doubt', sent.faults);
}
