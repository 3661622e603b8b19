import { type Static, Type } from 'typebox';
import type { Gateways } from '@/backend/adapters/payment/gateways';
import type { Database } from '@/backend/db/connect';
import {
  listWaitingConversations,
  readForOperator,
  replyTo,
} from '@/backend/domains/account/conversation/queries';
import { decideAnswer, decideQuestion, listWaitingQuestions } from '@/backend/domains/browse/question/desk';
import { judgeReview, listWaitingReviews } from '@/backend/domains/browse/review/desk';
import { changeOrder, listWaitingOrders } from '@/backend/domains/buy/order/desk';
import { decideOrder, judgeOrderDocument, listWaitingDocuments } from '@/backend/domains/buy/order/review';
import { decideReturn, listWaitingReturns } from '@/backend/domains/buy/orderReturn/desk';
import { judgeCheque, listWaitingCheques } from '@/backend/domains/credit/cheque/judge';
import { decideCooperation, judgeMerchantDocument } from '@/backend/domains/credit/cooperation/moves';
import { listWaitingCooperations } from '@/backend/domains/credit/cooperation/queries';
import { Refusal } from '@/backend/server/errors';
import { Id } from '@/contract/common';
import { DeskCommand } from '@/contract/desk/command';
import { decideLeasingCommand, listLeasing } from './leasing';
import { isOwnMatter } from './ownMatters';
import { decidePlanRequest, listWaitingPlanRequestLines } from './planRequest';
import { recordDeskChange } from './recordChange';
import { readSubject } from './subjects';

const strict = { additionalProperties: false };

/** A command of the command line: it also lists what waits, and shows the messages of a conversation. */
export const LineCommand = Type.Union([
  Type.Object({ what: Type.Literal('list') }, strict),
  Type.Object({ what: Type.Literal('messages'), id: Id }, strict),
  DeskCommand,
]);
export type LineCommand = Static<typeof LineCommand>;

/** `refused` says in English why nothing was changed; `lines` is what a list prints. */
export type DeskAnswer = { refused: string | null; lines: string[] };

const refusals: Readonly<Record<string, string>> = {
  not_found: 'There is nothing with this number.',
  wrong_state: 'It is not in a state that allows this. `list` shows what waits.',
  not_in_review: 'It does not wait for a review.',
  cheques_open:
    'A cheque of this order is not accepted yet. Accept each with `cheque accept <order> <number>` first.',
  lent: 'A lender paid this order. Undo the payment at the lender first.',
  documents_open:
    'A document is not accepted yet. Accept each with `document accept <request> <code>` or `orderDocument accept <order> <number>` first.',
  overbooked: 'More seats of this day are booked already. Applicants must cancel first.',
  wrong_amount:
    'A request is approved with at most the wished amount and at least the smallest credit of its plan.',
  unknown_item:
    'A serial number names a line that is not in the order, or a line has more serial numbers than pieces.',
};

/** A line without control characters: a shopper's text must neither steer the operator's terminal nor begin lines of its own. */
const printable = (line: string) => line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ');
const printed = (lines: readonly string[]): DeskAnswer => ({ refused: null, lines: lines.map(printable) });

type Parts = { db: Database; now: () => number; payment: { gateways: Gateways } };

/** Carries out a command of the command line. */
export async function runLine(parts: Parts, command: LineCommand): Promise<DeskAnswer> {
  if (command.what === 'list') return printed(await listWaiting(parts.db));
  if (command.what === 'messages') return printed(await listMessages(parts.db, command.id));
  try {
    const outcome = await runDesk(parts, command, null);
    return { refused: outcome === 'done' ? null : (refusals[outcome] ?? outcome), lines: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.message, lines: [] };
  }
}

/**
 * Carries out a command of an operator and records it.
 * @param operator id of the supervisor, or null for the command line @returns `done`, or why nothing was changed
 */
export async function runDesk(parts: Parts, command: DeskCommand, operator: number | null): Promise<string> {
  if (await isOwnMatter(parts.db, command, operator)) return 'own';
  const before = await readSubject(parts.db, command);
  const outcome = await carryOut(parts, command, operator);
  if (outcome !== 'done') return outcome;
  await recordDeskChange(parts, {
    operator,
    area: command.what,
    subject: 'id' in command ? String(command.id) : `${command.branch} ${command.date}`,
    action: actionOf(command),
    before,
    after: { ...(await readSubject(parts.db, command)), ...detailsOf(command) },
  });
  return outcome;
}

/** The verb of a command, for the list of changes. */
function actionOf(command: DeskCommand): string {
  if ('change' in command) return command.change.step;
  if ('decision' in command) return command.decision.verdict;
  if ('judged' in command) return command.judged.verdict;
  return 'reply' in command ? 'reply' : 'seats';
}

/** Details of a command for the list of changes. Serial numbers and the texts of conversations are left out. */
function detailsOf(command: DeskCommand): object {
  if ('number' in command) return { number: command.number, ...reasonOf(command.judged) };
  if ('code' in command) return { code: command.code, ...reasonOf(command.judged) };
  if ('decision' in command)
    return {
      ...reasonOf(command.decision),
      ...('amount' in command.decision ? { amount: command.decision.amount } : {}),
    };
  if ('change' in command)
    return {
      ...('number' in command.change ? { number: command.change.number } : {}),
      ...reasonOf(command.change),
    };
  return {};
}

const reasonOf = (decision: object) => ('reason' in decision ? { reason: decision.reason } : {});

function carryOut(parts: Parts, command: DeskCommand, operator: number | null): Promise<string> {
  switch (command.what) {
    case 'order':
      return changeOrder(parts, command.id, command.change);
    case 'review':
      return decideOrder(parts, command.id, command.decision);
    case 'orderDocument':
      return judgeOrderDocument(parts, { order: command.id, number: command.number }, command.judged);
    case 'return':
      return decideReturn(parts, command.id, command.decision);
    case 'cheque':
      return judgeCheque(parts, { order: command.id, number: command.number }, command.judged);
    case 'cooperation':
      return decideCooperation(parts, command.id, command.decision);
    case 'merchantDocument':
      return judgeMerchantDocument(parts, { request: command.id, number: command.number }, command.judged);
    case 'productReview':
      return judgeReview(parts, command.id, command.decision);
    case 'question':
      return decideQuestion(parts, command.id, command.decision);
    case 'answer':
      return decideAnswer(parts, command.id, command.decision);
    case 'conversation':
      return replyTo(parts, command.id, command.reply);
    case 'leasing':
    case 'leasingCheque':
    case 'beta':
      return decideLeasingCommand(parts, command, operator);
    default:
      return decidePlanRequest(parts, command, operator);
  }
}

async function listMessages(db: Database, id: number): Promise<string[]> {
  const messages = await readForOperator(db, id);
  return messages.map(
    ({ sender, sentAt, orderId, text }) =>
      `${sentAt}  ${sender}${orderId === null ? '' : `  about order ${orderId}`}  ${text}`,
  );
}

const pictureList = (ids: readonly string[]) => (ids.length > 0 ? `pictures ${ids.join(' ')}` : 'no picture');

/** Paid orders first, then cheques in review, returns, requests of merchants with their documents, conversations without an answer, loan requests. */
async function listWaiting(db: Database): Promise<string[]> {
  const orders = await listWaitingOrders(db);
  const cheques = await listWaitingCheques(db);
  const documents = await listWaitingDocuments(db);
  const returns = await listWaitingReturns({ db });
  const cooperations = await listWaitingCooperations(db);
  const conversations = await listWaitingConversations(db);
  const reviews = await listWaitingReviews(db);
  const questions = await listWaitingQuestions(db);
  const lines = [
    ...orders.map(({ id, state, paidAt, delivery }) => `order ${id}  ${state}  paid ${paidAt}  ${delivery}`),
    ...cheques.map(
      ({ orderId, number, amount, dueDate, sayadNumber, ownerName, ownerNationalCode, pictureId }) =>
        `cheque ${orderId} ${number}  ${amount} toman  due ${dueDate}  Sayad ${sayadNumber}  of ${ownerName} ${ownerNationalCode}  ${pictureList(pictureId ? [pictureId] : [])}`,
    ),
    ...documents.map(
      ({ orderId, number, title, files }) =>
        `orderDocument ${orderId} ${number}  ${title}  ${pictureList(files)}`,
    ),
    ...returns.map(
      ({ id, orderId, state, reason, requestedAt, photos }) =>
        `return ${id}  ${state}  of order ${orderId}  requested ${requestedAt}  ${reason}  ${pictureList(photos)}`,
    ),
    ...cooperations.flatMap(({ id, state, form, documents }) => [
      `cooperation ${id}  ${state}  ${form.kind}  ${form.businessName}  ${form.contactName} ${form.nationalId}  ${form.mobile}  ${form.sheba}`,
      ...documents.map(
        (one) =>
          `merchantDocument ${id} ${one.number}  ${one.state}  ${one.title}  ${pictureList(one.files)}`,
      ),
    ]),
    ...reviews.map(
      ({ id, title, stars, text, points, writtenAt }) =>
        `review ${id}  ${stars} stars  of ${title}  written ${writtenAt}  ${text}${points ? `  (${points})` : ''}`,
    ),
    ...questions.map(
      ({ what, id, title, text, writtenAt }) =>
        `${what} ${id}  about ${title}  written ${writtenAt}  ${text}`,
    ),
    ...conversations.map(
      ({ id, mobile, sentAt, text }) =>
        `conversation ${id}  of ${mobile ?? 'a guest'}  ${sentAt}  ${text.slice(0, 80)}`,
    ),
    ...(await listWaitingPlanRequestLines(db)),
    ...(await listLeasing(db)),
  ];
  return lines.length > 0 ? lines : ['Nothing waits.'];
}
