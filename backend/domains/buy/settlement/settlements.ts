import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { WrongFile } from '@/backend/domains/browse/catalogueImport/csvRecords';
import { readAttempt } from '@/backend/domains/buy/payment/attempts';
import { inquireDue } from '@/backend/domains/buy/payment/inquire';
import { givenUpStates, openStates } from '@/backend/domains/buy/payment/transitions';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import { pageOf, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import type {
  AskedPayment,
  CompareSettlement,
  SettlementLine,
  SettlementPage,
  SettlementQuery,
  SettlementReport,
} from '@/contract/desk/settlement';
import { mostListedDifferences } from '@/contract/limits';
import { writeCsv } from '@/utils/csv';
import { compareSettlement } from './compare';
import { messages } from './messages';
import { readSettlementFile } from './readFile';
import { addSettlement, page, paymentsOf, settlementOf } from './statements';

type Parts = Pick<DomainParts, 'db' | 'now' | 'payment'>;

/** A page of the comparisons, the newest first. @throws 400 for a broken cursor */
export async function listSettlements(
  db: Pick<Database, 'query'>,
  { cursor }: SettlementQuery,
): Promise<SettlementPage> {
  const found = await db.query(page, { beyond: readIdCursor(cursor) });
  const { rows: settlements, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { settlements, nextCursor };
}

async function requireSettlement(db: Pick<Database, 'query'>, id: number) {
  const [found] = await db.query(settlementOf, { id });
  if (!found) throw refuse(404, 'not_found', messages.notFound);
  const { sums, ...head } = found;
  return { ...head, ...sums };
}

/** A comparison with its first differences. @throws 404 */
export async function readSettlement(db: Pick<Database, 'query'>, id: number): Promise<SettlementReport> {
  const { lines, ...head } = await requireSettlement(db, id);
  return { ...head, lines: lines.filter(({ kind }) => kind !== 'matched').slice(0, mostListedDifferences) };
}

const kindTitles: Readonly<Record<SettlementLine['kind'], string>> = {
  matched: 'برابر',
  amount: 'تفاوت مبلغ',
  onlyGateway: 'فقط در درگاه',
  onlyShop: 'فقط در فروشگاه',
  faulty: 'ناخوانا',
};

/** The whole comparison as CSV; amounts in toman. @throws 404 */
export async function exportSettlement(db: Pick<Database, 'query'>, id: number): Promise<string> {
  const { lines } = await requireSettlement(db, id);
  return writeCsv(
    [
      ...['نتیجه', 'سطر پرونده', 'شمارهٔ تراکنش', 'مبلغ پرونده (تومان)', 'مبلغ فروشگاه (تومان)'],
      ...['کارمزد (تومان)', 'سفارش', 'پرداخت', 'خطا'],
    ],
    lines.map((one) => [
      kindTitles[one.kind],
      ...[one.line, one.reference, one.fileAmount, one.shopAmount, one.fee, one.orderId],
      ...[one.attemptId, one.fault],
    ]),
  );
}

/** @throws 400 with a Persian sentence about the file */
async function readContent({ content, unit }: Pick<CompareSettlement, 'content' | 'unit'>) {
  const wrong = (text: string) => refuse(400, 'bad_input', text, { content: text });
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(content)) throw wrong(messages.notBase64);
  return readSettlementFile(Buffer.from(content, 'base64'), unit).catch((error: unknown) => {
    throw error instanceof WrongFile ? wrong(error.message) : error;
  });
}

const isAttemptId = (key: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

/**
 * Compares the file of a gateway about a day with the payments of the shop and keeps the result. It changes no payment.
 * @throws 400 for a gateway that the shop has not, and a file that cannot be read
 */
export async function addComparison(
  { db, now, payment }: Parts,
  operator: number,
  { gateway, day, name, ...file }: CompareSettlement,
): Promise<SettlementReport> {
  if (!payment.gateways.find(gateway))
    throw refuse(400, 'bad_input', messages.noGateway, { gateway: messages.noGateway });
  const lines = await readContent(file);
  const keys = [...new Set(lines.flatMap((line) => line.keys))];
  const payments = await db.query(paymentsOf, { gateway, day, keys, ids: keys.filter(isAttemptId) });
  const compared = compareSettlement(lines, payments);
  const id = await db.transaction(async (queries) => {
    const added = await readOne(queries, addSettlement, {
      gateway,
      day,
      name,
      operator,
      lines: JSON.stringify(compared),
      now: isoNow({ now }),
    });
    const differing = compared.filter(({ kind }) => kind !== 'matched').length;
    const change = {
      operator,
      area: 'settlement',
      subject: String(added.id),
      action: 'import',
      before: null,
    };
    await recordDeskChange(
      { db: queries, now },
      { ...change, after: { gateway, date: day, lines: lines.length, differing } },
    );
    return added.id;
  });
  return readSettlement(db, id);
}

/**
 * Asks the gateway about a payment that the shop has not taken, as the worker and the return of a browser do. Only the gateway's own
 * answer changes the payment. @throws 404, and 409 for a payment that is closed
 */
export async function askPayment(parts: Parts, operator: number, attemptId: string): Promise<AskedPayment> {
  const [attempt] = await parts.db.query(readAttempt, [attemptId]);
  if (!attempt) throw refuse(404, 'not_found', messages.noAttempt);
  const isOpen = [...openStates, ...givenUpStates].includes(attempt.state) && attempt.token !== null;
  if (!isOpen || !parts.payment.gateways.find(attempt.gateway))
    throw refuse(409, 'conflict', messages.nothingToAsk);
  await inquireDue(parts, attempt);
  const { state } = await readOne(parts.db, readAttempt, [attemptId]);
  const subject = String(attempt.orderId ?? attemptId);
  await recordDeskChange(parts, {
    ...{ operator, area: 'payment', subject, action: 'ask' },
    before: { state: attempt.state },
    after: { state },
  });
  return { state };
}
