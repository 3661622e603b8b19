import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { runDesk } from '@/backend/desk/commands';
import { readForOperator } from '@/backend/domains/account/conversation/desk';
import { Refusal } from '@/backend/server/errors';
import { Id } from '@/contract/common';
import { DeskCommand } from '@/contract/desk/command';
import { listWaiting } from './waiting';

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

type Parts = Parameters<typeof runDesk>[0];

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

async function listMessages(db: Database, id: number): Promise<string[]> {
  const messages = await readForOperator(db, id);
  return messages.map(
    ({ sender, sentAt, orderId, text }) =>
      `${sentAt}  ${sender}${orderId === null ? '' : `  about order ${orderId}`}  ${text}`,
  );
}
