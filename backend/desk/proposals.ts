import { type Static, Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { Id, Toman } from '@/contract/common';
import { DeskCommand } from '@/contract/desk/command';
import { DeskProposal, type DeskProposalPage, type DeskProposalQuery } from '@/contract/desk/proposal';
import type { DeskRole } from '@/contract/desk/rights';
import { areaOfCommand, maySee, rolesThatChange } from '@/rules/deskRights';
import type { ActionParts, DeskOutcome } from './action';
import { readApprovalLimit } from './approvalLimit';

/** A proposal could not be carried out, so that its acceptance is rolled back. */
export class ProposalFailed extends Error {
  constructor(readonly outcome: Exclude<DeskOutcome, 'done'>) {
    super(`The proposal was not carried out: ${outcome}`);
  }
}

const WaitingProposal = Type.Object({ id: Id, command: DeskCommand, amount: Toman, proposedBy: Id });
export type WaitingProposal = Static<typeof WaitingProposal>;

const isSecond = declareStatement({
  name: 'desk_second_operator',
  text: `SELECT EXISTS (SELECT FROM users u WHERE u.role = 'supervisor' AND u.id <> $operator AND u.desk_role = ANY ($roles::text[])
    AND u.blocked_at IS NULL AND u.removed_at IS NULL) AS found`,
  row: Type.Object({ found: Type.Boolean() }),
});
const insert = declareStatement({
  name: 'desk_proposal_insert',
  text: `INSERT INTO desk_proposals (command, what, subject, amount, proposed_by, proposed_at)
    VALUES ($command::jsonb, $what, $subject, $payment, $operator, $now) ON CONFLICT DO NOTHING
    RETURNING id`,
  row: anyRow,
});
const close = declareStatement({
  name: 'desk_proposal_close',
  text: `UPDATE desk_proposals SET state = $state, decided_by = $operator, decided_at = $now, reason = $reason
    WHERE id = $id AND state = 'waiting' AND proposed_by <> $operator
      AND ($state = 'refused' OR EXISTS (SELECT FROM users u WHERE u.id = proposed_by AND u.role = 'supervisor' AND u.blocked_at IS NULL))
    RETURNING id`,
  row: anyRow,
});
const find = declareStatement({
  name: 'desk_proposal',
  text: `SELECT id, command, amount, proposed_by AS "proposedBy" FROM desk_proposals WHERE id = $1 AND state = 'waiting'`,
  row: WaitingProposal,
});

/** Whether a payment needs a second operator: it is above the limit, and somebody else has the right to accept it. */
export async function needsSecond(db: Queries, command: DeskCommand, payment: number, operator: number) {
  if (payment === 0) return false;
  const limit = await readApprovalLimit(db);
  if (limit === null || payment <= limit) return false;
  const roles = rolesThatChange(areaOfCommand(command));
  return (await db.query(isSecond, { operator, roles }))[0]?.found ?? false;
}

type NewProposal = { command: DeskCommand; subject: number; payment: number; operator: number };

/** Lets a command wait for a second operator. @returns false when one of its kind waits about this subject already */
export async function insertProposal(
  parts: Pick<ActionParts, 'db' | 'now'>,
  { command, ...proposal }: NewProposal,
): Promise<boolean> {
  const row = { ...proposal, command: JSON.stringify(command), what: command.what, now: isoNow(parts) };
  return (await parts.db.query(insert, row)).length > 0;
}

type Closing = { id: number; state: 'accepted' | 'refused'; operator: number; reason: string | null };

/** Closes a proposal. @returns false when it does not wait any more or is the operator's own */
export const closeProposal = async (
  parts: Pick<ActionParts, 'db' | 'now'>,
  closing: Closing,
): Promise<boolean> => (await parts.db.query(close, { ...closing, now: isoNow(parts) })).length > 0;

/** A proposal that waits, or null. */
export const findProposal = async (db: Queries, id: number) => (await db.query(find, [id]))[0] ?? null;

const person = (column: string) => `(SELECT json_build_object('id', ${column}, 'name',
    coalesce((SELECT coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile) FROM users u WHERE u.id = ${column}), '')))`;
const declareList = (tab: DeskProposalQuery['tab'], condition: string) =>
  declareStatement({
    name: `desk_proposals_${tab}`,
    text: `SELECT p.id, p.what, coalesce(p.command -> 'decision' ->> 'verdict', p.command -> 'change' ->> 'step', 'change') AS action,
        p.subject, coalesce(r.order_id, CASE WHEN p.what IN ('order', 'review') THEN p.subject END) AS "orderId",
        CASE WHEN p.what = 'approvalLimit' THEN (p.command ->> 'limit')::bigint ELSE p.amount END AS amount, p.state,
        coalesce(p.command -> 'decision' ->> 'reason', p.command -> 'change' ->> 'reason') AS note,
        ${person('p.proposed_by')} AS "proposedBy", p.proposed_at AS "proposedAt",
        CASE WHEN p.decided_by IS NOT NULL THEN ${person('p.decided_by')} END AS "decidedBy", p.decided_at AS "decidedAt", p.reason,
        p.proposed_by = $operator AS "isOwn"
      FROM desk_proposals p LEFT JOIN order_returns r ON p.what = 'return' AND r.id = p.subject
      WHERE ${condition} AND p.id < $beyond::bigint AND p.what = ANY ($kinds::text[])
        AND ($order::int IS NULL OR coalesce(r.order_id, CASE WHEN p.what IN ('order', 'review') THEN p.subject END) = $order)
      ORDER BY p.id DESC LIMIT ${pageSize + 1}`,
    row: DeskProposal,
  });
const lists = {
  waiting: declareList('waiting', "p.state = 'waiting'"),
  decided: declareList('decided', "p.state <> 'waiting'"),
};

/** The kinds of commands that wait for a second operator, with the area whose operators see them. */
const kinds = [
  ['order', 'orders'],
  ['review', 'orders'],
  ['return', 'orders'],
  ['loan', 'requests'],
  ['approvalLimit', 'setup'],
] as const;

/** A page of proposals that the operator's role may see, the newest first. Two statements. @throws 400 for a broken cursor */
export async function listProposals(
  db: Queries,
  { tab, order, cursor }: DeskProposalQuery,
  { userId: operator, deskRole }: { userId: number; deskRole: DeskRole },
): Promise<DeskProposalPage> {
  const seen = kinds.filter(([, area]) => maySee(deskRole, area)).map(([kind]) => kind);
  const rows = await db.query(lists[tab], {
    operator,
    order: order ?? null,
    beyond: readIdCursor(cursor),
    kinds: seen,
  });
  const page = pageOf(rows, ({ id }) => String(id));
  const limit = await readApprovalLimit(db);
  return { proposals: page.rows, nextCursor: page.nextCursor, limit };
}
