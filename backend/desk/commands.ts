import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { judgeCheque, listWaitingCheques } from '@/backend/domains/cheque/judge';
import { listWaitingConversations, readForOperator, replyTo } from '@/backend/domains/conversation/queries';
import { decideCooperation, judgeMerchantDocument } from '@/backend/domains/cooperation/moves';
import { listWaitingCooperations } from '@/backend/domains/cooperation/queries';
import { advanceOrder, listWaitingOrders } from '@/backend/domains/order/desk';
import { decideOrder } from '@/backend/domains/order/review';
import { decideReturn, listWaitingReturns } from '@/backend/domains/orderReturn/desk';
import { decideAnswer, decideQuestion, listWaitingQuestions } from '@/backend/domains/question/desk';
import { judgeReview, listWaitingReviews } from '@/backend/domains/review/desk';
import type { Gateways } from '@/backend/payment/gateways';
import { Id, Nullable } from '@/contract/common';
import { longestMessage, questionLengths } from '@/contract/limits';
import { decideLoan, listLoans, loanCommands } from './loans';

const strict = { additionalProperties: false };
const Reason = Type.String({ minLength: 1, maxLength: 300 });
const Code = Type.String({ minLength: 1, maxLength: 60 });
const publish = Type.Object({ verdict: Type.Literal('publish') }, strict);
const refuse = Type.Object({ verdict: Type.Literal('refuse'), reason: Reason }, strict);

/** A command of an operator. A desk in the browser will call the same domain functions. */
export const DeskCommand = Type.Union([
  Type.Object({ what: Type.Literal('list') }, strict),
  Type.Object(
    {
      what: Type.Literal('order'),
      id: Id,
      change: Type.Union([
        Type.Object({ step: Type.Literal('prepare') }, strict),
        Type.Object({ step: Type.Literal('ship'), tracking: Nullable(Code) }, strict),
        Type.Object(
          {
            step: Type.Literal('deliver'),
            serials: Type.Array(
              Type.Object({ itemId: Id, imei: Code, activationCode: Nullable(Code) }, strict),
              { maxItems: 200 },
            ),
          },
          strict,
        ),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('review'),
      id: Id,
      decision: Type.Union([Type.Object({ verdict: Type.Literal('accept') }, strict), refuse]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('productReview'),
      id: Id,
      decision: Type.Union([publish, refuse]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('question'),
      id: Id,
      decision: Type.Union([
        publish,
        refuse,
        Type.Object(
          {
            verdict: Type.Literal('answer'),
            text: Type.String({ minLength: 1, maxLength: questionLengths.text }),
          },
          strict,
        ),
      ]),
    },
    strict,
  ),
  Type.Object({ what: Type.Literal('answer'), id: Id, decision: Type.Union([publish, refuse]) }, strict),
  Type.Object(
    {
      what: Type.Literal('return'),
      id: Id,
      decision: Type.Union([
        Type.Object({ verdict: Type.Literal('receive') }, strict),
        Type.Object({ verdict: Type.Literal('accept'), sellable: Type.Boolean() }, strict),
        Type.Object({ verdict: Type.Literal('lowered') }, strict),
        refuse,
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('cheque'),
      id: Id,
      number: Id,
      judged: Type.Union([
        Type.Object({ verdict: Type.Literal('accepted') }, strict),
        Type.Object({ verdict: Type.Literal('refused'), reason: Reason }, strict),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('cooperation'),
      id: Id,
      decision: Type.Union([
        Type.Object({ verdict: Type.Literal('review') }, strict),
        Type.Object({ verdict: Type.Literal('approve') }, strict),
        Type.Object({ verdict: Type.Literal('correct'), reason: Reason }, strict),
        Type.Object({ verdict: Type.Literal('reject'), reason: Reason }, strict),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('merchantDocument'),
      id: Id,
      number: Id,
      judged: Type.Union([
        Type.Object({ verdict: Type.Literal('accepted') }, strict),
        Type.Object({ verdict: Type.Literal('rejected'), reason: Reason }, strict),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('conversation'),
      id: Id,
      /** Null shows the messages. */
      reply: Nullable(Type.String({ minLength: 1, maxLength: longestMessage })),
    },
    strict,
  ),
  ...loanCommands,
]);
export type DeskCommand = Static<typeof DeskCommand>;

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
    'A document of this request is not accepted yet. Accept each with `document accept <request> <code>` first.',
  overbooked: 'More seats of this day are booked already. Applicants must cancel first.',
  unknown_item:
    'A serial number names a line that is not in the order, or a line has more serial numbers than pieces.',
};

/** A line without control characters: a shopper's text must neither steer the operator's terminal nor begin lines of its own. */
const printable = (line: string) => line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ');
const printed = (lines: readonly string[]): DeskAnswer => ({ refused: null, lines: lines.map(printable) });

/** Carries out a command of an operator. */
export async function runDesk(
  parts: { db: Database; now: () => number; payment: { gateways: Gateways } },
  command: DeskCommand,
): Promise<DeskAnswer> {
  if (command.what === 'list') return printed(await listWaiting(parts.db));
  if (command.what === 'conversation' && command.reply === null)
    return printed(await listMessages(parts.db, command.id));
  const outcome = await decide(parts, command);
  return { refused: outcome === 'done' ? null : (refusals[outcome] ?? outcome), lines: [] };
}

function decide(
  parts: Parameters<typeof runDesk>[0],
  command: Exclude<DeskCommand, { what: 'list' }>,
): Promise<string> {
  switch (command.what) {
    case 'order':
      return advanceOrder(parts, command.id, command.change);
    case 'review':
      return decideOrder(parts, command.id, command.decision);
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
      return replyTo(parts, command.id, command.reply ?? '');
    default:
      return decideLoan(parts, command);
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
    ...(await listLoans(db)),
  ];
  return lines.length > 0 ? lines : ['Nothing waits.'];
}
