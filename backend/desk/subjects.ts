import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Nullable } from '@/contract/common';
import type { DeskCommand } from '@/contract/desk/command';

const row = Type.Object({
  state: Type.Union([Type.String(), Type.Integer()]),
  /** The tracking code of an order. */
  tracking: Type.Optional(Nullable(Type.String())),
});
const byId = (name: string, table: string) =>
  declareStatement({ name: `desk_state_${name}`, text: `SELECT state FROM ${table} WHERE id = $1`, row });
const byKey = (name: string, text: string) => declareStatement({ name: `desk_state_${name}`, text, row });

const order = byKey(
  'order',
  "SELECT state, delivery ->> 'trackingCode' AS tracking FROM orders WHERE id = $1",
);
/** Reads the state that a command changes. A reply to a conversation changes none. */
const states = {
  order,
  review: byId('review', 'orders'),
  productReview: byId('product_review', 'reviews'),
  question: byId('question', 'product_questions'),
  answer: byId('answer', 'product_answers'),
  return: byId('return', 'order_returns'),
  cooperation: byId('cooperation', 'cooperation_requests'),
  loan: byId('loan', 'plan_requests'),
  leasing: byId('leasing', 'leasing_requests'),
  beta: byId('beta', 'beta_registrations'),
  leasingCheque: byKey('leasing_cheque', 'SELECT state FROM cheques WHERE leasing_id = $1 AND number = $2'),
  cheque: byKey('cheque', 'SELECT state FROM cheques WHERE order_id = $1 AND number = $2'),
  orderDocument: byKey(
    'order_document',
    'SELECT state FROM order_documents WHERE order_id = $1 AND number = $2',
  ),
  merchantDocument: byKey(
    'merchant_document',
    `SELECT d.state FROM cooperation_documents d JOIN merchant_documents m ON m.code = d.code
      WHERE d.request_id = $1 AND m.number = $2`,
  ),
  document: byKey('document', 'SELECT state FROM plan_request_documents WHERE request_id = $1 AND code = $2'),
  appointment: byKey(
    'seats',
    `SELECT capacity AS state FROM appointment_days
      WHERE branch_id = $1 AND tehran_date(starts_at) = $2::date`,
  ),
} as const;

/** The state of what a command is about, or null when there is none. */
export async function readSubject(
  db: Pick<Database, 'query'>,
  command: DeskCommand,
): Promise<{ state: string | number } | null> {
  if (command.what === 'conversation') return null;
  const [found] = await db.query(states[command.what], keyOf(command));
  return found ?? null;
}

function keyOf(command: Exclude<DeskCommand, { what: 'conversation' }>): (string | number)[] {
  if (command.what === 'appointment') return [command.branch, command.date];
  if (command.what === 'document') return [command.id, command.code];
  if ('number' in command) return [command.id, command.number];
  return [command.id];
}
