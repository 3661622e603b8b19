import { randomUUID } from 'node:crypto';
import type { LiveTaxOffice } from '@/backend/adapters/tax/live';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { type DeskActions, declareLock } from '@/backend/desk/action';
import { isoNow } from '@/backend/server/clock';
import { pageOf, readIdCursor } from '@/backend/server/paging';
import type { DeskTaxDay, DeskTaxPage, DeskTaxQuery } from '@/contract/desk/taxInvoice';
import { reopenPayments } from './payments';
import { soldOf } from './sale';
import {
  countLate,
  hurryStep,
  knownOf,
  page,
  reopenRefused,
  saleOf,
  salesOfDay,
  waitingDocuments,
} from './statements';

type Parts = { db: Pick<Database, 'query'>; now: () => number; outer: { tax: LiveTaxOffice } };

/** A page of the documents for the tax office, the newest first. @throws 400 for a broken cursor */
export async function listTaxInvoices(
  { db, now, outer }: Parts,
  { state, cursor }: DeskTaxQuery,
): Promise<DeskTaxPage> {
  const found = await db.query(page, { beyond: readIdCursor(cursor), state: state ?? null });
  const { late } = await readOne(db, countLate, { now: isoNow({ now }) });
  const { rows: invoices, nextCursor } = pageOf(found, ({ id }) => String(id));
  const { office: current } = outer.tax;
  const office = current && { memoryId: current.memoryId, isDemo: current.isDemo };
  return { office, invoices, late, nextCursor };
}

/** Refused documents and those that have a fault, oldest first, at most 200. */
export const listWaitingTax = ({ db }: Pick<Parts, 'db'>) => db.query(waitingDocuments);

/** Differences of a day that are listed. */
const mostDifferences = 200;
const tomanOf = (rial: number) => Math.round(rial / 10);

/** Compares what was sold on a day with what the tax office has accepted. Two statements. @param day `YYYY-MM-DD` in Tehran */
export async function reconcileTaxDay({ db }: Pick<Parts, 'db'>, day: string): Promise<DeskTaxDay> {
  const sales = await db.query(salesOfDay, { day });
  const orders = sales.map(({ orderId }) => orderId);
  const known = new Map((await db.query(knownOf, { orders })).map((row) => [row.orderId, row]));
  const rows = sales.map((sale) => ({
    orderId: sale.orderId,
    ordered: tomanOf(soldOf(sale)?.bill ?? 0),
    accepted: tomanOf(known.get(sale.orderId)?.bill ?? 0),
    state: known.get(sale.orderId)?.state ?? null,
  }));
  const sumOf = (field: 'ordered' | 'accepted') => {
    const counted = rows.filter((row) => row[field] > 0);
    return { count: counted.length, amount: counted.reduce((sum, row) => sum + row[field], 0) };
  };
  const differences = rows.filter(({ ordered, accepted }) => ordered !== accepted).slice(0, mostDifferences);
  return { day, orders: sumOf('ordered'), accepted: sumOf('accepted'), differences };
}

/** What an operator does about the tax invoice of an order, which the command names. */
export const taxActions: DeskActions<'taxInvoice'> = {
  taxInvoice: {
    lock: declareLock('tax_invoice', 'orders'),
    describe: ({ id, decision }) => ({ subject: String(id), action: decision.verdict, details: {} }),
    // It moves no money.
    isForOthers: () => false,
    /** Sends again at once: a refused document under a new tax id, one in doubt as it is, and payments that were not accepted. */
    async carryOut({ db, now }, { id: order }) {
      const [sale] = await db.query(saleOf, { order });
      if (!sale) return 'not_found';
      await db.query(reopenRefused, { order, now: isoNow({ now }) });
      await db.query(reopenPayments, { order, now: isoNow({ now }) });
      await db.query(hurryStep, { order, step: randomUUID(), now: isoNow({ now }) });
      return 'done';
    },
  },
};
